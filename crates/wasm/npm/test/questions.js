// What is asked of every golden file, of the package and of the program: used in Node and in the browser.

/** Enough to be asked of every event, whatever its own list. */
const RULES = { tieBreaks: 'PTS,DE,BH/C1,SB,WIN', edition: 'fide-2026-03' };
const WORDS = ['--tie-breaks', RULES.tieBreaks, '--edition', RULES.edition];
const LANGS = ['en', 'fr', 'es'];

const json = (value) => JSON.stringify(value);
/** The program says at the foot when a page was made; the package has no clock. A page with nothing else there has no foot. */
const timeless = (html) => html
  .replace(/( · | \\b7 {2})?[^·<>"\\]* 1970 ([^·<>"\\]|\\3a )*(?=<\/footer>|"\})/g, '')
  .replace(/<footer><\/footer>\n|@bottom-left\{[^}]*content:""\}/g, '');
const reread = (text) => json(JSON.parse(text));
/** An event in memory has no file. */
const withoutFile = ({ file, ...rest }) => json(rest);

function findings(lang) {
  return { words: () => ['check', '--format', 'json', '--lang', lang], same: reread, ask: ({ reading }) => json(reading.findings(lang)) };
}

function standings(lang) {
  return {
    words: () => ['standings', ...WORDS, '--format', 'json', '--lang', lang], same: reread,
    ask: ({ ranked }) => json(ranked.toJSON(lang)),
  };
}

function explanation(lang, criterion) {
  return {
    words: (number) => ['explain', '--player', number, '--tie-break', criterion, ...WORDS, '--format', 'json', '--lang', lang], same: reread,
    ask: ({ ranked, number }) => json(ranked.explainJSON(number, criterion, lang)),
  };
}

function page(lang, name, form) {
  const written = form === 'markdown' ? 'md' : form;
  return {
    words: (number) => [name, ...(name === 'card' ? ['--player', number] : []), ...WORDS, '--format', written, '--lang', lang], same: timeless,
    ask: ({ ranked, number }) => timeless(ranked.page(name === 'card' ? `card-${number}` : name, lang, form)),
  };
}

/** Everything that is asked of a file. */
export const QUESTIONS = [
  ...LANGS.map(findings),
  ...LANGS.map(standings),
  explanation('en', 'BH/C1'), explanation('fr', 'SB'), explanation('es', 'DE'),
  page('en', 'standings', 'html'), page('fr', 'standings', 'csv'), page('es', 'standings', 'markdown'),
  page('es', 'crosstable', 'html'), page('fr', 'crosstable', 'csv'), page('fr', 'card', 'html'),
  { words: () => ['standings', '--format', 'json'], same: reread, ask: ({ event }) => json(event.standings().toJSON()) },
  { words: () => ['rate', '--format', 'json', '--lang', 'es'], same: (text) => withoutFile(JSON.parse(text)), ask: ({ event }) => withoutFile(event.rate().toJSON('es')) },
  { words: () => ['rate', '--format', 'html', '--lang', 'fr'], same: timeless, ask: ({ event }) => timeless(event.rate().page('fr')) },
];

async function digest(text) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Digests of what the package answers; of what it refuses, as the program does, the word. */
export async function answers({ read, ExaequoError }, bytes, name) {
  const reading = read(bytes, name);
  const event = reading.event();
  const ranked = event.standings(RULES);
  const number = String(ranked.toJSON().standings[0].id);
  const asked = QUESTIONS.map(({ ask }) => {
    try {
      return digest(ask({ reading, event, ranked, number }));
    } catch (error) {
      if (error instanceof ExaequoError) return 'refused';
      throw error;
    }
  });
  return Promise.all(asked);
}

/** Digests of what the program answers; `run` gives what it writes for words, a file among them. */
export async function answersOf(run) {
  const { standings: rows } = JSON.parse(run(['standings', ...WORDS, '--format', 'json']));
  const number = String(rows[0].id);
  return Promise.all(QUESTIONS.map(({ words, same }) => {
    const written = run(words(number));
    return written === '' ? 'refused' : digest(same(written));
  }));
}
