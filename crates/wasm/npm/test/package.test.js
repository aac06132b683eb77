// The package as its users have it: read, rank, explain, change, write; errors that say what is wrong; the examples of its README.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { Event, ExaequoError, read } from 'exaequo';
import * as ahead from 'exaequo/forecast';
import { program, root } from './native.js';

const official = (name) => readFileSync(join(root, 'tests/golden/official', name));
const swiss = () => read(official('tec_swiss5.trf'), 'tec_swiss5.trf');
/** The same event where forecasts are. */
const toCome = () => ahead.read(official('tec_swiss5.trf'), 'tec_swiss5.trf').event();

test('a file is read, ranked and explained', () => {
  const event = swiss().event();
  assert.equal(event.participants, 16);
  assert.deepEqual([event.rounds, event.paired], [5, 5]);
  const standings = event.standings({ tieBreaks: 'PTS,BH/C1,BH,SB', edition: 'fide-2026-03' });
  const result = standings.toJSON();
  assert.equal(result.schema, 'exaequo/standings/1');
  assert.equal(result.standings.length, 16);
  // David: the dummy of a half-point bye is capped, 16.4.
  assert.match(standings.explain(4, 'BH', 'fr'), /16\.4/);
  assert.equal(standings.explainJSON('4', 'BH').schema, 'exaequo/explain/1');
});

test('the findings name their lines in the language asked for', () => {
  const bytes = new TextEncoder().encode('012 Duel\n001    1      Alyx                              2200                             1.0    1     2 w 1\n');
  const reading = read(bytes, 'duel.trf');
  const found = reading.findings('fr').findings;
  assert.ok(found.length > 0);
  assert.throws(() => reading.event(), (error) => {
    assert.ok(error instanceof ExaequoError && error instanceof Error);
    assert.equal(error.code, 'file');
    assert.ok(error.findings.length > 0);
    return true;
  });
});

test('what cannot be asked is an error with a code, and never a trap', () => {
  const event = swiss().event();
  const code = (wanted) => (error) => error instanceof ExaequoError && error.code === wanted;
  assert.throws(() => event.standings({ tieBreaks: 'NONSENSE' }), code('ranking'));
  assert.throws(() => event.standings({ round: 99 }), code('ranking'));
  assert.throws(() => event.standings({ round: 1.5 }), code('argument'));
  assert.throws(() => event.standings({ edition: 'fide-1066' }), code('ranking'));
  assert.throws(() => event.setResult(1, 99, '1-0'), code('change'));
  assert.throws(() => event.setResult(1, 'Nobody', '1-0'), code('change'));
  assert.throws(() => event.standings().page('no-such-list'), code('page'));
  assert.throws(() => event.standings().page('standings', 'xx'), code('argument'));
  assert.throws(() => event.rate({ edition: 'fide-1066' }), code('rating'));
  assert.throws(() => Event.fromJson('{}'), code('file'));
});

test('a value of another kind than is asked for is refused as an argument, wherever it stands', () => {
  const event = swiss().event();
  const standings = event.standings();
  const asked = {
    'a list that is a number': () => event.standings({ tieBreaks: 5 }),
    'a list that is an array': () => event.standings({ tieBreaks: ['PTS', 'BH'] }),
    'an edition that is a number': () => event.standings({ edition: 2026 }),
    'provisions that are an object': () => event.standings({ provisions: {} }),
    'a round that is a text': () => event.standings({ round: '3' }),
    'options that are a text': () => event.standings('PTS'),
    'options that are an array': () => event.standings(['PTS']),
    'options of ratings that are a text': () => event.rate('fide-2024-03'),
    'an edition of ratings that is a number': () => event.rate({ edition: 2024 }),
    'a result that is a number': () => event.setResult(1, 1, 1),
    'no result': () => event.setResult(1, 1),
    'a round that is no number': () => event.setResult('first', 1, '1-0'),
    'no criterion': () => standings.explain(4),
    'a criterion that is a number': () => standings.explainJSON(4, 5),
    'a list without a name': () => standings.page(),
    'a list that is called by a number': () => standings.xlsx(7),
    'a form that is a number': () => standings.page('standings', 'en', 5),
    'a language that is a number': () => standings.page('standings', 5),
    'a file that is a text': () => read('012 Open'),
    'a file that is an array': () => read([48, 49]),
    'no file': () => read(),
    'a file whose name is a number': () => read(new Uint8Array(), 5),
    'JSON that is no text': () => Event.fromJson({}),
    'a forecast by a text': () => toCome().forecast('PTS'),
    'places that are a text': () => toCome().forecast({ round: 5, first: '3' }),
    'prizes that are an object': () => toCome().forecast({ round: 5, prizes: {} }),
  };
  for (const [what, ask] of Object.entries(asked)) assert.throws(ask, { name: 'ExaequoError', code: 'argument' }, what);
  // Nothing is broken by it.
  assert.equal(event.standings({ tieBreaks: 'PTS, BH' }).toJSON().standings.length, 16);
});

test('bytes are taken as they come: a part of a buffer, a buffer, another view of one', () => {
  const bytes = new Uint8Array(official('tec_swiss5.trf'));
  const longer = new Uint8Array(bytes.length + 20);
  longer.set(bytes, 10);
  const given = [bytes, bytes.buffer, Buffer.from(bytes), longer.subarray(10, 10 + bytes.length), new DataView(bytes.buffer)];
  for (const one of given) assert.equal(read(one).event().participants, 16);
});

test('JSON that holds no tournament is refused with its findings, as a file is', () => {
  assert.throws(() => Event.fromJson('{ "schema": "exaequo/tournament/1" }'), (error) => {
    assert.equal(error.code, 'file');
    assert.ok(error.findings.length > 0);
    assert.equal(typeof error.findings[0].code, 'string');
    const count = error.findings.length;
    assert.equal(error.message, `the file holds no tournament: ${count} ${count === 1 ? 'error' : 'errors'}`);
    return true;
  });
});

test('what is refused is said in the language of the question, with its details', () => {
  const standings = swiss().event().standings();
  assert.throws(() => standings.explain('an', 'BH', 'fr'), (error) => {
    assert.match(error.message, /plusieurs participants/);
    assert.ok(error.findings.length > 1);
    return true;
  });
  assert.throws(() => standings.page('teams', 'es'), { code: 'page', message: /por equipos/ });
  assert.throws(() => swiss().event().standings({ tieBreaks: 'PTS,NONSENSE' }), (error) => /^column 5: /.test(error.findings[0]));
});

test('what is published has the texts of its licences', () => {
  const [{ files }] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--silent'], { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' }));
  const names = files.map(({ path }) => path);
  for (const name of ['LICENSE-APACHE', 'LICENSE-MIT']) assert.ok(names.includes(name), `${names}`);
});

test('a result changes the standings, and JSON gives the same event back', () => {
  const event = swiss().event();
  const before = event.standings({ tieBreaks: 'PTS' }).toJSON();
  event.setResult(5, 1, '0-1');
  assert.notDeepEqual(event.standings({ tieBreaks: 'PTS' }).toJSON(), before);
  const again = Event.fromJson(event.toJson());
  assert.deepEqual(again.standings({ tieBreaks: 'PTS,BH' }).toJSON().standings, event.standings({ tieBreaks: 'PTS,BH' }).toJSON().standings);
  assert.ok(new TextDecoder().decode(event.toTrf26(true)).startsWith('012 '));
});

test('memory is given back by free and at the end of a scope', () => {
  const event = swiss().event();
  const standings = event.standings();
  assert.equal(typeof standings[Symbol.dispose], 'function');
  standings.free();
  event.free();
  assert.throws(() => event.name);
});

test('a forecast is what the program gives, and one of a finished event is refused with a code', () => {
  const event = toCome();
  const options = { tieBreaks: 'PTS,BH', round: 5, player: 3, samples: 2000 };
  const words = ['forecast', join(root, 'tests/golden/official/tec_swiss5.trf'), '--tie-breaks', 'PTS,BH', '--round', '5', '--player', '3', '--samples', '2000', '--format', 'json'];
  const own = JSON.parse(execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  const forecast = event.forecast(options);
  assert.deepEqual(forecast.toJSON(), own);
  assert.match(forecast.page('fr', 'text'), /Charline/);
  assert.throws(() => event.forecast({ tieBreaks: 'PTS' }), { name: 'ExaequoError', code: 'forecast' });
});

test('prizes and a play-off are looked ahead to as the program does, and a text that cannot be used is refused', () => {
  const texts = {
    prizes: "currency = 'EUR'\n[[group]]\nname = 'Open'\nmoney = [500, 300, 150]\n",
    regulations: "method = 'play-off'\nplaces = 'first'\n[[stage]]\ntime-control = '5+3'\n",
  };
  const folder = mkdtempSync(join(tmpdir(), 'exaequo-'));
  const files = Object.entries(texts).flatMap(([name, text]) => {
    writeFileSync(join(folder, `${name}.toml`), text);
    return [`--${name}`, join(folder, `${name}.toml`)];
  });
  const words = ['forecast', join(root, 'tests/golden/official/tec_swiss5.trf'), '--tie-breaks', 'PTS,BH', '--round', '5', '--by', 'table', '--draws', '40', '--samples', '500', '--format', 'json', ...files];
  const own = JSON.parse(execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  assert.equal(own.ties.kind, 'play-off');
  const event = toCome();
  const options = { tieBreaks: 'PTS,BH', round: 5, samples: 500 };
  assert.deepEqual(event.forecast({ ...options, ...texts, by: 'table', draws: 40 }).toJSON(), own);
  for (const wrong of [{ prizes: 'money = [' }, { regulations: 'method = 1' }, { by: 'heart' }, { draws: 101 }, { draws: 0.5 }]) {
    assert.throws(() => event.forecast({ ...options, ...wrong }), { name: 'ExaequoError', code: 'argument' });
  }
});

test('every malformed file is answered with findings', () => {
  const folder = join(root, 'tests/malformed');
  const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(trf|json)$/.test(name));
  assert.ok(names.length > 20);
  for (const name of names) {
    const reading = read(readFileSync(join(folder, name)), name);
    assert.equal(reading.findings('es').schema, 'exaequo/check/1', name);
    if (reading.hasEvent) reading.event().standings({ tieBreaks: 'PTS', edition: 'fide-2026-03' }).free();
    else assert.throws(() => reading.event(), ExaequoError);
    reading.free();
  }
});

test('the types are those of the schemas, and hold under strict rules', () => {
  const here = join(import.meta.dirname, '..');
  execFileSync('node', ['types.mjs', '--check'], { cwd: here });
  execFileSync('npx', ['tsc', '--project', 'tsconfig.json'], { cwd: here, stdio: 'inherit' });
});

test('the examples of the README run', () => {
  const text = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const examples = [...text.matchAll(/```js\n([^]*?)```/g)].map((match) => match[1]);
  assert.equal(examples.length, 4);
  const folder = mkdtempSync(join(tmpdir(), 'exaequo-'));
  writeFileSync(join(folder, 'open.trf'), official('tec_swiss5.trf'));
  for (const example of examples) {
    const code = Object.entries({ exaequo: 'node.js', 'exaequo/forecast': 'forecast-node.js' })
      .reduce((text, [name, file]) => text.replaceAll(`'${name}'`, JSON.stringify(join(import.meta.dirname, '..', file))), example);
    execFileSync('node', ['--input-type=module', '-e', code], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
});

test('the modules are small', () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  for (const [name, limit] of [['exaequo_wasm', 600_000], ['exaequo_forecast', 710_000]]) {
    const bytes = readFileSync(join(import.meta.dirname, `../dist/${name}_bg.wasm`));
    const size = brotliCompressSync(bytes, { params }).length;
    assert.ok(size <= limit, `${name}: ${size} bytes with Brotli`);
  }
});
