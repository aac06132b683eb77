// A small client whose types come from the document of the interface.

import type { components, operations } from './schema.js';

type Operation = 'standings' | 'explain' | 'check' | 'rate' | 'forecast';
type Query<Name extends Operation> = operations[Name]['parameters']['query'];
type Answer<Name extends Operation> = operations[Name]['responses'][200]['content']['application/json'];
type Problem = components['schemas']['Problem'];

type Result<Name extends Operation> = { ok: true; answer: Answer<Name> } | { ok: false; problem: Problem };

/** Sends a tournament and asks one thing of it. */
export async function ask<Name extends Operation>(
  base: string,
  name: Name,
  file: string,
  query: Query<Name>,
): Promise<Result<Name>> {
  const address = new URL(`/api/v1/${name}`, base);
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) address.searchParams.set(key, String(value));
  }
  const response = await fetch(address, { method: 'POST', body: file, headers: { 'content-type': 'text/plain' } });
  const body: unknown = await response.json();
  return response.ok ? { ok: true, answer: body as Answer<Name> } : { ok: false, problem: body as Problem };
}

/** Who is first. */
export async function leader(base: string, file: string): Promise<{ rank: number | null; name: string; values: number }> {
  const result = await ask(base, 'standings', file, { tie_breaks: 'PTS,BH/C1,SB', lang: 'en' });
  if (!result.ok) throw new Error(result.problem.detail);
  const first = result.answer.standings[0];
  if (!first) throw new Error('nobody is ranked');
  return { rank: first.rank, name: first.name, values: first.values.length };
}

/** What is wrong with a file. */
export async function problem(base: string, file: string): Promise<{ code: string; findings: string[] }> {
  const result = await ask(base, 'explain', file, { player: '1' });
  if (result.ok) throw new Error('there is nothing wrong');
  const findings = result.problem.findings ?? [];
  return { code: result.problem.code, findings: findings.map(({ code, message }) => `${code} ${message}`) };
}
