// Makes a module smaller: node shrink.mjs MODULE OUT
//
// A panic ends in a trap, and nobody is told its message: there is no terminal. So what would put the message together is a trap
// by itself, and what says where in the code it was is nothing but zeros. Then the module is optimized for size, and functions that
// resemble each other are put together, by which a browser loads a hundredth less.
import { readFileSync, writeFileSync } from 'node:fs';
import binaryen from 'binaryen';
import { named } from './resemblance.mjs';
import { number, section } from './sections.mjs';

/** Functions of the standard library that say why, and stop. */
const STOPS = new RegExp(`^(core|alloc|std)(\\[\\w+\\])?::(${[
  'panicking::', '(option|result)::(unwrap|expect)_failed', 'cell::panic_', 'slice::index::slice_\\w+_fail', 'str::slice_error_fail',
  'slice::copy_from_slice_impl::len_mismatch_fail', 'slice::sort::shared::smallsort::panic_', 'raw_vec::(capacity_overflow|handle_error)',
  'alloc::handle_alloc_error',
].join('|')})`);

/** A trap for each function that only says why it stops. */
function stop(module) {
  const all = Array.from({ length: module.getNumFunctions() }, (_, index) => binaryen.getFunctionInfo(module.getFunctionByIndex(index)));
  const found = all.filter(({ name, results }) => STOPS.test(name) && results === binaryen.none);
  for (const { name, params, results } of found) {
    module.removeFunction(name);
    module.addFunction(name, params, results, [], module.unreachable());
  }
  return found.length;
}

/** The segments of data: where in memory they begin, and their bytes, which are those of the module. */
function segments(bytes) {
  let { start: at } = section(bytes, 11);
  let count;
  [count, at] = number(bytes, at);
  return Array.from({ length: count }, () => {
    // A segment at a constant address: 0, i32.const, the address, end.
    if (bytes[at] !== 0 || bytes[at + 1] !== 0x41) throw new Error('a segment of another kind');
    const [address, end] = number(bytes, at + 2);
    const [length, start] = number(bytes, end + 1);
    at = start + length;
    return { address, content: bytes.subarray(start, at) };
  });
}

/** Zeros for places in the code: the name of a file, a line and a column. */
function forgetPlaces(bytes) {
  const all = segments(bytes);
  const text = (address, length) => {
    const home = all.find((one) => address >= one.address && address + length <= one.address + one.content.length);
    return home?.content.subarray(address - home.address, address - home.address + length);
  };
  const isFile = (name) => name && name.at(-3) === 0x2e && name.at(-2) === 0x72 && name.at(-1) === 0x73 && name.every((byte) => byte > 0x20 && byte < 0x7f);
  const [places, files] = [[], new Set()];
  for (const { address, content } of all) {
    const view = new DataView(content.buffer, content.byteOffset, content.length);
    for (let at = (4 - (address % 4)) % 4; at + 16 <= content.length; at += 4) {
      const [start, length, line, column] = [0, 4, 8, 12].map((offset) => view.getUint32(at + offset, true));
      if (length < 6 || length > 200 || line === 0 || line > 20_000 || column === 0 || column > 500) continue;
      const file = text(start, length);
      if (!isFile(file)) continue;
      places.push(content.subarray(at, at + 16));
      files.add(file);
    }
  }
  for (const part of [...places, ...files]) part.fill(0);
  return places.length;
}

const [source, out] = process.argv.slice(2);
const bytes = readFileSync(source);
const places = forgetPlaces(bytes);
const module = binaryen.readBinary(bytes);
const stops = stop(module);
if (places < 100 || stops < 10) throw new Error(`${places} places and ${stops} functions that stop: fewer than there must be`);
binaryen.setOptimizeLevel(2);
binaryen.setShrinkLevel(2);
// The stack comes first in memory, so that nothing has an address near 0; and memory is all zeros at first.
binaryen.setLowMemoryUnused(true);
binaryen.setZeroFilledMemory(true);
module.optimize();
const inOrder = binaryen.readBinary(named(Buffer.from(module.emitBinary())));
inOrder.setFeatures(module.getFeatures());
inOrder.runPasses(['reorder-functions-by-name', 'strip-debug', 'strip-producers', 'strip-target-features']);
if (!inOrder.validate()) throw new Error('the module is not valid');
writeFileSync(out, inOrder.emitBinary());
if (process.env.VERBOSE) console.log(`${places} places, ${stops} functions that stop`);
