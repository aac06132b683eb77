// The order of the functions of a module: those that resemble each other stand together, because what compresses the module finds
// what was said before more cheaply the nearer it is.
import { number, section, sections, written } from './sections.mjs';

/** So many bytes in a row are looked at. */
const RUN = 6;
/** Runs that more functions have say nothing about them. */
const COMMON = 80;
/** How much the last functions count, the very last first. */
const MEMORY = [1, 0.5, 0.25];

/** How many functions come from outside: their numbers are before all others. */
function imports(bytes) {
  const [count] = number(bytes, section(bytes, 2).start);
  return count;
}

/** The code of each function. */
function functions(bytes) {
  let [count, at] = number(bytes, section(bytes, 10).start);
  return Array.from({ length: count }, () => {
    const [length, start] = number(bytes, at);
    at = start + length;
    return bytes.subarray(start, at);
  });
}

/** The runs of bytes that occur in a function, as numbers. */
function runs(code) {
  const found = new Set();
  for (let at = 0; at + RUN <= code.length; at += 1) {
    let run = 0;
    for (let next = at; next < at + RUN; next += 1) run = run * 256 + code[next];
    found.add(run);
  }
  return found;
}

/** Which functions have a run, for runs that some have in common. */
function shared(all) {
  const owners = new Map();
  all.forEach((found, index) => found.forEach((run) => owners.set(run, [...(owners.get(run) ?? []).slice(0, COMMON), index])));
  for (const [run, which] of owners) if (which.length < 2 || which.length > COMMON) owners.delete(run);
  return owners;
}

/** The function that has most in common with the last ones, and has no place yet; nothing where none has anything. */
function next(order, placed, all, owners) {
  const scores = new Map();
  MEMORY.forEach((weight, back) => {
    const found = all[order.at(-1 - back)] ?? new Set();
    for (const run of found) {
      const which = owners.get(run) ?? [];
      for (const one of which) if (!placed.has(one)) scores.set(one, (scores.get(one) ?? 0) + weight / Math.sqrt(which.length));
    }
  });
  let [best, most] = [undefined, 0];
  for (const [one, score] of scores) {
    const worth = score / (all[one].size + 30);
    if (worth > most || (worth === most && one < best)) [best, most] = [one, worth];
  }
  return best;
}

/** The functions in their order. */
function ordered(all) {
  const owners = shared(all);
  const [order, placed] = [[], new Set()];
  let first = 0;
  while (order.length < all.length) {
    while (placed.has(first)) first += 1;
    const index = next(order, placed, all, owners) ?? first;
    order.push(index);
    placed.add(index);
  }
  return order;
}

/** The module with names that say the order; whoever sorts the functions by name has it. */
export function named(bytes) {
  const outside = imports(bytes);
  const order = ordered(functions(bytes).map(runs));
  const places = new Map(order.map((index, place) => [index + outside, place + outside]));
  const name = (index) => [...Buffer.from(String(places.get(index) ?? index).padStart(6, '0'))];
  const names = Array.from({ length: outside + order.length }, (_, index) => [...written(index), 6, ...name(index)]).flat();
  const list = [...written(outside + order.length), ...names];
  const content = [4, ...Buffer.from('name'), 1, ...written(list.length), ...list];
  const rest = sections(bytes).filter(({ kind }) => kind !== 0).map(({ at, end }) => bytes.subarray(at, end));
  return Buffer.concat([bytes.subarray(0, 8), ...rest, Buffer.from([0, ...written(content.length)]), Buffer.from(content)]);
}
