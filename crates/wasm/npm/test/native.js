// The golden files, and what the program says of them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { answersOf } from './questions.js';

export const root = join(import.meta.dirname, '../../../..');
export const program = join(root, 'target/debug/exaequo');

/** Tournaments with known results, by their paths below the root. */
export const golden = readdirSync(join(root, 'tests/golden'), { recursive: true })
  .filter((name) => name.endsWith('.trf')).map((name) => join('tests/golden', name)).sort();

/** What the program writes about a file of the project. */
function about(path, words) {
  const [verb, ...options] = words;
  const env = { ...process.env, LANG: 'C.UTF-8', SOURCE_DATE_EPOCH: '0' };
  return spawnSync(program, [verb, path, ...options, '--quiet'], { cwd: root, encoding: 'utf8', env, maxBuffer: 1 << 28 }).stdout;
}

/** Digests of what the program says of a file. */
export const native = (path) => answersOf((words) => about(path, words));
