import type { Finding } from './results.js';

/** Loads the module; in Node it is there already. */
export function load(source?: string | URL | BufferSource): Promise<void>;

/** What went wrong, with a code for programs and the findings behind it. */
export class ExaequoError extends Error {
  /** What kind of thing went wrong. */
  readonly code: 'argument' | 'file' | 'ranking' | 'change' | 'forecast' | 'rating' | 'conversion' | 'page';
  /** Findings of a file, or details in words. */
  readonly findings: readonly (Finding | string)[];
}

export { Event, Rated, Reading, Standings, read, version } from './dist/exaequo_wasm.js';
export type { Form, Language, RatingOptions, StandingsOptions } from './dist/exaequo_wasm.js';
export type * from './results.js';
