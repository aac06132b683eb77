import init, { setErrorClass } from './dist/exaequo_wasm.js';
import { ExaequoError } from './error.js';

/** Loads the module, from beside this file unless an address or its bytes are given. Call it once before anything else. */
export async function load(source) {
  await init(source === undefined ? undefined : { module_or_path: source });
  setErrorClass(ExaequoError);
}

export { Event, Rated, Reading, Standings, read, version } from './dist/exaequo_wasm.js';
export { ExaequoError };
