// The page without a server: files are read by a worker, lists come from it as fragments, the address holds the rules.
'use strict';
(() => {
  const LANGUAGES = { en: 'English', fr: 'Français', es: 'Español' };
  const FORMS = ['csv', 'excel-csv', 'xlsx', 'json', 'markdown', 'html', 'text'];
  const ENDS = { 'excel-csv': 'csv', markdown: 'md', text: 'txt' };
  // Pages that need something typed besides the file, and what asks for it.
  const BY_TOML = { prizes: 'prizesHelp', 'play-off': 'playOffHelp' };
  // How little is enough, shown where nothing is typed yet.
  const LEAST = {
    prizes: '[[group]]\nname = "Open"\nmoney = [500, 300, 200]',
    'play-off': 'method = "play-off"\nplaces = "first"\n\n[[stage]]\ngames = 2\ntime-control = "3+2"',
  };
  const main = document.getElementById('main');
  const files = [];
  let current = 0;
  let worker;
  let waiting = new Map();
  let asked = 0;
  let words = {};
  let drawn = 0;

  // ---- the worker

  function inlined(name) {
    return document.getElementById(name)?.textContent;
  }

  function bytesOf(base64) {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  }

  function start() {
    const script = inlined('worker');
    const address = script ? URL.createObjectURL(new Blob([script], { type: 'text/javascript' })) : 'worker.js';
    worker = new Worker(address);
    const module = inlined('wasm');
    worker.postMessage({ module: module ? bytesOf(module) : undefined });
    worker.addEventListener('message', ({ data }) => {
      const { resolve, reject } = waiting.get(data.id) ?? {};
      waiting.delete(data.id);
      if (data.error) reject?.(data.error);
      else resolve?.(data.answer);
      // After a trap the memory of the module is in no state to go on with.
      if (data.error?.code === 'trap') stop(data.error);
    });
    worker.addEventListener('error', () => stop({ code: 'trap' }));
  }

  function stop(error) {
    worker.terminate();
    const all = [...waiting.values()];
    waiting = new Map();
    start();
    for (const { reject } of all) reject(error);
  }

  function ask(verb, ...args) {
    const id = ++asked;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, verb, args });
    });
  }

  // A worker that was stopped has forgotten the files: the next one is given them again.
  async function view(verb, ...args) {
    const [id, file] = [current, files[current]];
    if (file.reader !== worker) await open(id, file);
    return ask('view', id, verb, ...args);
  }

  async function open(id, file) {
    const reader = worker;
    Object.assign(file, await ask('open', id, file.bytes, file.name), { reader });
  }

  // ---- the address: what is shown, by which rules, in which language

  function state() {
    const [path, query = ''] = location.hash.slice(1).split('?');
    return { path: decodeURIComponent(path), query: new URLSearchParams(query) };
  }

  function language() {
    const own = state().query.get('lang') ?? navigator.languages?.map((one) => one.slice(0, 2)).find((one) => LANGUAGES[one]);
    return LANGUAGES[own] ? own : 'en';
  }

  function options() {
    const { query } = state();
    const rules = {};
    for (const key of ['tieBreaks', 'edition', 'provisions']) if (query.get(key)) rules[key] = query.get(key);
    if (query.get('round')) rules.round = Number(query.get('round'));
    return rules;
  }

  function address(path, changed = {}) {
    const { query } = state();
    query.delete('of');
    for (const [key, value] of Object.entries(changed)) {
      if (value) query.set(key, value);
      else query.delete(key);
    }
    const rest = query.toString();
    return `#${path}${rest ? `?${rest}` : ''}`;
  }

  // ---- small things

  function element(name, properties = {}, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  function list(label, ways, here) {
    const items = ways.map(([path, text]) => {
      const link = element('a', { href: address(path), textContent: text });
      if (path === here) link.setAttribute('aria-current', 'page');
      return element('li', {}, link);
    });
    return [element('span', { textContent: label }), element('ul', {}, ...items)];
  }

  // Fragments come from the library, which escapes whatever stands in a file.
  function fragment(html) {
    const box = element('div');
    box.innerHTML = html;
    for (const link of box.querySelectorAll('a[href^="#card-"]')) link.href = address(link.hash.slice(1));
    return box;
  }

  // What the library refuses has a code and words for people; what else is thrown has neither.
  function said({ code, message, details = [] }) {
    const lines = details.map((line) => element('li', { textContent: line }));
    const text = [words.failed, code && message].filter(Boolean).join(' ');
    return element('div', { className: 'error', role: 'alert' }, element('p', { textContent: text }),
      ...(lines.length > 0 ? [element('ul', {}, ...lines)] : []));
  }

  function busy() {
    const button = element('button', { type: 'button', textContent: words.cancel ?? '×' });
    button.addEventListener('click', () => stop({ message: words.cancelled, code: 'cancelled' }));
    return element('p', { className: 'working', role: 'status' }, `${words.working ?? '…'} `, button);
  }

  // ---- what is on the page

  // Until something is drawn the page does not say for which address it stands.
  function work() {
    delete main.dataset.drawn;
    main.replaceChildren(busy());
  }

  async function draw() {
    const turn = ++drawn;
    const lang = language();
    document.documentElement.lang = lang;
    const { path } = state();
    work();
    let content;
    try {
      words = await ask('labels', lang);
      content = files.length === 0 ? startPage() : [several(), ...await shown(path || 'check', lang)];
    } catch (error) {
      content = [several(), said(error)];
    }
    if (turn !== drawn) return;
    heads(path || 'check', lang);
    main.replaceChildren(...content.filter(Boolean));
    main.dataset.drawn = location.hash;
  }

  function heads(path, lang) {
    const known = files[current];
    const languages = Object.entries(LANGUAGES).map(([code, name]) => {
      const link = element('a', { href: address(state().path, { lang: code }), textContent: name, lang: code });
      if (code === lang) link.setAttribute('aria-current', 'true');
      return element('li', {}, link);
    });
    const nav = document.getElementById('languages');
    nav.setAttribute('aria-label', words.languages);
    nav.replaceChildren(element('ul', {}, ...languages));
    const chosen = state().query.get('lang');
    document.querySelector('.home').href = chosen ? `#?lang=${chosen}` : '#';
    document.getElementById('head').hidden = !known;
    document.title = known?.event ? `${known.event} · exaequo` : 'exaequo';
    if (!known) return;
    document.getElementById('event').textContent = known.event ?? known.name;
    const tabs = ['check', ...(known.event ? lists(known) : [])].map((one) => [one, words[one.replace(/-(.)/, (_, letter) => letter.toUpperCase())]]);
    const [tabList, rounds] = ['tabs', 'rounds'].map((id) => document.getElementById(id));
    tabList.setAttribute('aria-label', words.pages);
    tabList.replaceChildren(list('', tabs, path)[1]);
    rounds.setAttribute('aria-label', words.rounds);
    rounds.hidden = !known.rounds;
    const numbers = Array.from({ length: known.rounds }, (_, index) => [`round-${index + 1}`, String(index + 1)]);
    rounds.replaceChildren(...list(words.rounds, numbers, path));
    [tabList, rounds].forEach(centre);
  }

  // On a telephone the ways lie beside each other in a line that is moved: the one that was taken is in sight.
  function centre(nav) {
    const [line, here] = [nav.querySelector('ul'), nav.querySelector('[aria-current]')];
    if (!here) return;
    const [outer, inner] = [line, here].map((one) => one.getBoundingClientRect());
    line.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }

  function lists({ isOfTeams }) {
    return ['understood', 'standings', 'crosstable', ...(isOfTeams ? ['teams', 'boards'] : ['players']), 'ratings', 'eligibility',
      'statistics', 'forecast', 'prizes', 'play-off'];
  }

  function startPage() {
    const input = element('input', { type: 'file', multiple: true, id: 'file', accept: '.trf,.trfx,.txt,.json' });
    input.addEventListener('change', () => take([...input.files]));
    const samples = ['swiss', 'round-robin', 'league'].map((name) => {
      const key = name.replace(/-(.)/, (_, letter) => letter.toUpperCase());
      const button = element('button', { type: 'button', textContent: words[key] });
      button.addEventListener('click', () => sample(name));
      return element('li', {}, button);
    });
    const label = element('label', { htmlFor: 'file', textContent: words.choose });
    return [
      element('div', { className: 'drop' }, element('h1', { textContent: words.title }), element('p', { textContent: words.about }),
        element('p', {}, label, ' ', input)),
      element('p', { textContent: words.samples }), element('ul', { className: 'files' }, ...samples),
    ];
  }

  async function shown(path, lang) {
    const rules = options();
    if (path === 'check') return checked(rules, lang);
    if (path.startsWith('explain/')) {
      const of = state().query.get('of') ?? '';
      return explained('h2', path.slice(8), of, rules, lang);
    }
    if (path === 'forecast') return ahead(rules, lang);
    if (BY_TOML[path]) return byToml(path, rules, lang);
    const changed = Object.keys(rules).length > 0 && path === 'standings';
    const made = changed ? await moved(rules, lang) : [fragment(await view('list', path, rules, undefined, lang))];
    const hint = path === 'standings' ? element('p', { className: 'hint', textContent: words.hint }) : undefined;
    const asking = path === 'standings' ? await rulesForm(rules, lang) : undefined;
    return [hint, ...made, asking, takes(path, rules, undefined, lang)];
  }

  async function moved(rules, lang) {
    const [summary, table, why] = await view('moved', rules, lang);
    const details = element('details', {}, element('summary', { textContent: words.who }), fragment(why));
    const back = element('a', { href: address('standings', { tieBreaks: '', edition: '', provisions: '', round: '' }), textContent: words.reset });
    return [element('p', { className: 'moves', textContent: summary }), element('p', {}, back), details, fragment(table)];
  }

  async function checked(rules, lang) {
    const found = fragment(await view('list', 'check', rules, undefined, lang));
    const foot = takes('check', rules, undefined, lang);
    if (!files[current].event) return [element('p', { className: 'error', role: 'alert', textContent: words.noEvent }), found, foot];
    // What is wrong with the file is shown even where it cannot be ranked.
    try {
      const ranked = fragment(await view('list', 'standings', rules, undefined, lang));
      return [await agreement(rules, lang), found, foot, ranked];
    } catch (error) {
      return [said(error), found, foot];
    }
  }

  function several() {
    if (files.length < 2) return undefined;
    const buttons = files.map((file, index) => {
      const button = element('button', { type: 'button', className: index === current ? '' : 'plain', textContent: file.event ?? file.name });
      button.setAttribute('aria-pressed', String(index === current));
      button.addEventListener('click', () => { current = index; draw(); });
      return element('li', {}, button);
    });
    return element('nav', { ariaLabel: words.files }, element('ul', { className: 'files' }, ...buttons));
  }

  async function agreement(rules, lang) {
    const answer = await view('agreement', rules, lang);
    if (!answer) return undefined;
    const title = element('h2', { textContent: answer.agrees ? words.agrees : words.differs });
    const lines = answer.lines.map((line) => element('li', { textContent: line }));
    const known = answer.lists.slice(0, 3).map((one) => element('li', {}, element('a', {
      href: address('standings', { tieBreaks: one }), textContent: one,
    })));
    const box = element('section', { className: answer.agrees ? 'agreement good' : 'agreement' }, title);
    if (!answer.agrees && lines.length > 0) box.append(element('ul', {}, ...lines));
    if (known.length > 0) box.append(element('p', { textContent: words.tryList }), element('ul', {}, ...known));
    return box;
  }

  // What can still happen before the games of a round: the one that lacks results, or one that is named.
  async function ahead(rules, lang) {
    const from = state().query.get('from');
    const asked = from ? { ...rules, round: Number(from) } : rules;
    const round = element('input', { name: 'from', type: 'number', min: 1, value: asked.round ?? '' });
    const form = element('form', { className: 'asked' }, element('label', {}, `${words.fromRound} `, round), element('button', { textContent: words.show }));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      location.hash = address('forecast', { from: round.value });
    });
    try {
      return [form, fragment(await view('list', 'forecast', asked, undefined, lang)), takes('forecast', asked, undefined, lang)];
    } catch (error) {
      return [form, said(error)];
    }
  }

  async function rulesForm(rules, lang) {
    const [[presets, editions], [criteria, edition]] = await Promise.all([ask('choices'), view('rules', rules, lang)]);
    const field = (label, control) => element('label', {}, `${label} `, control);
    const names = element('datalist', { id: 'presets' }, ...presets.map((name) => element('option', { value: name })));
    const tieBreaks = element('input', { name: 'tieBreaks', value: rules.tieBreaks ?? criteria, size: 40 });
    tieBreaks.setAttribute('list', 'presets');
    const choice = element('select', { name: 'edition' }, element('option', { value: '', textContent: `${words.byDay} (${edition})` }),
      ...editions.map((name) => element('option', { value: name, textContent: name, selected: rules.edition === name })));
    const round = element('input', { name: 'round', type: 'number', min: 1, max: files[current].rounds, value: rules.round ?? '' });
    const toml = element('textarea', { name: 'provisions', value: rules.provisions ?? '' });
    const form = element('form', {}, field(words.tieBreaks, tieBreaks), names, field(words.edition, choice),
      field(words.afterRound, round), field(words.provisions, toml), element('button', { textContent: words.show }),
      element('p', { className: 'hint', textContent: words.linkHelp }));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const changed = Object.fromEntries(new FormData(form));
      if (changed.tieBreaks === criteria && !rules.tieBreaks) changed.tieBreaks = '';
      location.hash = address('standings', changed);
    });
    const summary = element('summary', { textContent: words.rules });
    return element('details', { className: 'asked', open: Object.keys(rules).length > 0 }, summary, form);
  }

  function byToml(path, rules, lang) {
    const file = files[current];
    const area = element('textarea', { id: 'toml', placeholder: LEAST[path], value: file.toml[path] ?? '' });
    const answer = element('div', { ariaLive: 'polite' });
    const form = element('form', { className: 'asked' }, element('label', { htmlFor: 'toml', textContent: words[BY_TOML[path]] }), area,
      element('button', { textContent: words.show }));
    const show = async () => {
      const toml = area.value;
      file.toml[path] = toml;
      try {
        answer.replaceChildren(fragment(await view('list', path, rules, toml, lang)), takes(path, rules, toml, lang));
      } catch (error) {
        answer.replaceChildren(said(error));
      }
    };
    form.addEventListener('submit', (event) => { event.preventDefault(); show(); });
    if (area.value) show();
    return [form, answer];
  }

  function takes(path, rules, toml, lang) {
    const all = element('ul', { className: 'takes' });
    const trying = (act) => act.catch((error) => all.after(said(error)));
    const paper = element('button', { type: 'button', className: 'print', textContent: words.print });
    paper.addEventListener('click', () => trying(print(path, rules, toml, lang)));
    // What was understood is no table.
    const forms = FORMS.filter((form) => path !== 'understood' || !form.endsWith('csv'));
    const ways = forms.map((form) => {
      const button = element('button', { type: 'button', className: 'plain', textContent: form.toUpperCase() });
      button.addEventListener('click', () => trying(download(path, form, rules, toml, lang)));
      return element('li', {}, button);
    });
    all.append(element('li', {}, paper), element('li', { textContent: words.download }), ...ways);
    return all;
  }

  async function download(path, form, rules, toml, lang) {
    const bytes = await view('take', path, form, rules, toml, lang);
    const url = URL.createObjectURL(new Blob([bytes]));
    const link = element('a', { href: url, download: `${path}.${ENDS[form] ?? form}` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  // Paper has the document of the list, with what stands at the head and the foot of each sheet, and not this page.
  async function print(path, rules, toml, lang) {
    const bytes = await view('take', path, 'html', rules, toml, lang);
    const styles = [];
    const html = new TextDecoder().decode(bytes).replace(/<style>([^]*?)<\/style>/g, (_, style) => { styles.push(style); return ''; });
    const list = new DOMParser().parseFromString(html, 'text/html');
    document.getElementById('paper')?.remove();
    const frame = element('iframe', { id: 'paper', srcdoc: '<!DOCTYPE html>', tabIndex: -1, ariaHidden: 'true' });
    const loaded = new Promise((resolve) => { frame.addEventListener('load', resolve, { once: true }); });
    document.body.append(frame);
    await loaded;
    const { contentDocument: sheet, contentWindow: window } = frame;
    sheet.adoptedStyleSheets = styles.map((style) => handed(style, window));
    sheet.replaceChild(sheet.adoptNode(list.documentElement), sheet.documentElement);
    window.addEventListener('afterprint', () => frame.remove(), { once: true });
    window.print();
  }

  // The keys of the browser for printing are the button's, so that both give the same sheets.
  addEventListener('keydown', (event) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'p';
    const button = isPrint && document.querySelector('.takes .print');
    if (!button) return;
    event.preventDefault();
    button.click();
  });

  // The policy of the page lets no style stand in a document, only style sheets that a script hands over.
  function handed(style, window) {
    const made = new window.CSSStyleSheet();
    made.replaceSync(style);
    return made;
  }

  // ---- a value opens under its row

  async function explained(heading, number, of, rules, lang) {
    const [whose, why] = await view('explain', number, of, rules, lang);
    return [element(heading, { textContent: whose }), fragment(why)];
  }

  async function explain(link) {
    const row = link.closest('tr');
    const open = document.querySelector('tr.explained');
    const same = open?.previousElementSibling === row && open.dataset.of === link.hash;
    open?.remove();
    if (same || !row) return;
    const [, number] = link.hash.match(/^#explain\/(\d+)/);
    const of = new URLSearchParams(link.hash.split('?')[1]).get('of');
    const box = element('div', { className: 'beside-value', tabIndex: -1 });
    const cell = element('td', { colSpan: row.children.length }, box);
    const under = element('tr', { className: 'explained' }, cell);
    under.dataset.of = link.hash;
    row.after(under);
    const close = element('button', { type: 'button', className: 'close', textContent: '×', ariaLabel: words.close });
    const end = () => { under.remove(); link.focus(); };
    close.addEventListener('click', end);
    under.addEventListener('keydown', ({ key }) => { if (key === 'Escape') end(); });
    try {
      box.append(close, ...await explained('h3', number, of, options(), language()));
    } catch (error) {
      box.append(close, said(error));
    }
    box.focus({ preventScroll: true });
    box.scrollIntoView({ block: 'nearest' });
  }

  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href^="#explain/"]');
    if (!link?.closest('tr')) return;
    event.preventDefault();
    explain(link);
  });

  // ---- files

  async function take(chosen) {
    work();
    files.length = 0;
    current = 0;
    for (const file of chosen) {
      const bytes = file.content ?? new Uint8Array(await file.arrayBuffer());
      const taken = { name: file.name, bytes, toml: {} };
      try {
        await open(files.length, taken);
      } catch (error) {
        main.replaceChildren(said(error));
        return;
      }
      files.push(taken);
    }
    const next = address('check');
    if (location.hash === next) draw();
    else location.hash = next;
  }

  function sample(name) {
    take([{ name: `${name}.trf`, content: bytesOf(inlined(`sample-${name}`)) }]);
  }

  addEventListener('dragover', (event) => { event.preventDefault(); document.body.classList.add('over'); });
  addEventListener('dragleave', (event) => { if (!event.relatedTarget) document.body.classList.remove('over'); });
  addEventListener('drop', (event) => {
    event.preventDefault();
    document.body.classList.remove('over');
    if (event.dataTransfer.files.length > 0) take([...event.dataTransfer.files]);
  });
  addEventListener('hashchange', draw);
  document.querySelector('.home').addEventListener('click', ({ currentTarget }) => {
    files.length = 0;
    if (currentTarget.hash === location.hash) draw();
  });

  start();
  draw();
  if ('serviceWorker' in navigator && location.protocol.startsWith('http') && !inlined('worker')) {
    navigator.serviceWorker.register('sw.js');
  }
})();
