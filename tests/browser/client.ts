// A program that uses the interface: what it may ask, send and expect comes from the document, through a client that has no
// word of its own about exaequo.

import createClient from 'openapi-fetch';
import type { components, paths } from './schema.js';

type Problem = components['schemas']['Problem'];

/** The interface of a server, for whoever holds a token or for anybody. */
function api(base: string, token?: string) {
  return createClient<paths>({ baseUrl: base, headers: token ? { authorization: `Bearer ${token}` } : {} });
}

/** A tournament in TRF goes as it is. */
const trf = { headers: { 'content-type': 'text/plain' }, bodySerializer: (body: unknown) => String(body) };

/** What was answered, or the problem as an error. */
function good<Data>(answer: { data?: Data; error?: Problem }): Data {
  if (answer.data === undefined) throw new Error(answer.error?.code ?? 'nothing was answered');
  return answer.data;
}

/** Who is first. */
export async function leader(base: string, file: string): Promise<{ rank: number | null; name: string; values: number }> {
  const query = { tie_breaks: 'PTS,BH/C1,SB', lang: 'en' } as const;
  const answer = await api(base).POST('/api/v1/standings', { params: { query }, body: file, ...trf });
  const first = good(answer).standings[0];
  if (!first) throw new Error('nobody is ranked');
  return { rank: first.rank, name: first.name, values: first.values.length };
}

/** What is wrong with a file. */
export async function problem(base: string, file: string): Promise<{ code: string; findings: string[] }> {
  const answer = await api(base).POST('/api/v1/explain', { params: { query: { player: '1' } }, body: file, ...trf });
  if (!answer.error) throw new Error('there is nothing wrong');
  const findings = answer.error.findings ?? [];
  return { code: answer.error.code, findings: findings.map(({ code, message }) => `${code} ${message}`) };
}

/** How many findings a file has, and how many players are rated. */
export async function checked(base: string, file: string): Promise<{ findings: number; players: number }> {
  const check = good(await api(base).POST('/api/v1/check', { params: {}, body: file, ...trf }));
  const rated = good(await api(base).POST('/api/v1/rate', { params: {}, body: file, ...trf }));
  return { findings: check.findings.length, players: rated.players.length };
}

/** Enters a result into the version that was seen, publishes a round of the next, and reads what has come of it. */
export async function entered(base: string, token: string, event: number, round: number) {
  const own = api(base, token);
  const path = { event };
  const listed = good(await own.GET('/api/v1/events')).events.map(({ id }) => id);
  const seen = await own.GET('/api/v1/events/{event}', { params: { path } });
  const version = seen.response.headers.get('etag') ?? '';
  const enter = (tag: string) => own.POST('/api/v1/events/{event}/results', {
    params: { path, header: { 'If-Match': tag } },
    body: { round, board: 1, result: '1-0' },
  });
  const first = good(await enter(version)).version;
  const late = (await enter(version)).error?.code;
  const published = good(await own.POST('/api/v1/events/{event}/publish', {
    params: { path, header: { 'If-Match': `"${first}"` } },
    body: { round: round - 1 },
  })).version;
  const ranked = good(await own.GET('/api/v1/events/{event}/standings', { params: { path } })).standings.length;
  return { listed, rounds: good(seen).rounds, first, late, published, ranked };
}

/** Sends a report to the register. */
export async function reported(base: string, token: string, file: string) {
  const query = { file: 'january.trf', sender: 'Club', registered: '2025-12-01' };
  return good(await api(base, token).POST('/api/v1/reports', { params: { query }, body: file, ...trf }));
}

/** Publishes a list that passes every check. */
const publish = (base: string, token: string, list: string) =>
  api(base, token).POST('/api/v1/lists/{list}/publish', { params: { path: { list } }, body: { pass: [], reason: '' } });

/** Publishes a list, and reads which lists there are. */
export async function listed(base: string, token: string, list: string) {
  const published = good(await publish(base, token, list));
  const lists = good(await api(base).GET('/api/v1/lists')).lists.map((one) => one.list);
  return { manifest: published.manifest, lists };
}

/** The code of the problem that somebody without the right token has. */
export async function refused(base: string, token: string, list: string): Promise<string | undefined> {
  return (await publish(base, token, list)).error?.code;
}
