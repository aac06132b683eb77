import { readFileSync } from 'node:fs';
import { initSync, setErrorClass } from './dist/exaequo_wasm.js';
import { ExaequoError } from './error.js';

initSync({ module: readFileSync(new URL('./dist/exaequo_wasm_bg.wasm', import.meta.url)) });
setErrorClass(ExaequoError);

/** In Node everything is there at once; in the browser this waits for the module. */
export async function load() {}

export { Event, Rated, Reading, Standings, read, version } from './dist/exaequo_wasm.js';
export { ExaequoError };
