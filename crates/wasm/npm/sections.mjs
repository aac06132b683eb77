// The sections of a module, as bytes.

/** A number as modules have it, and where it ends. */
export function number(bytes, at) {
  let [value, shift, next] = [0, 0, at];
  for (;;) {
    const byte = bytes[next];
    next += 1;
    value += (byte & 127) * 2 ** shift;
    shift += 7;
    if (byte < 128) return [value, next];
  }
}

/** A number as modules have it. */
export function written(value) {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) | 128);
  }
}

/** All sections: their kind, where they begin, and where their content is. */
export function sections(bytes) {
  const found = [];
  for (let at = 8; at < bytes.length;) {
    const [length, start] = number(bytes, at + 1);
    found.push({ kind: bytes[at], at, start, end: start + length });
    at = start + length;
  }
  return found;
}

/** Where the content of a section is. */
export function section(bytes, wanted) {
  const found = sections(bytes).find(({ kind }) => kind === wanted);
  if (!found) throw new Error(`section ${wanted} is missing`);
  return found;
}
