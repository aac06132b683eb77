// The list of criteria by drag and by keyboard. Every step is the one a button of the form makes: the server answers with
// the whole editor, and the address holds the list.
const said = document.createElement('p');
said.className = 'unseen';
said.setAttribute('role', 'status');
let dragged = null;
let asked = 0;
// The list in the address, which a way inside the page leaves as it is.
let shown = location.search;

const editor = () => document.getElementById('editor');
const cards = () => [...document.querySelectorAll('#draft .card')];

/** Sends the form with a step, and shows what comes of it. */
async function step(act, focus = () => null) {
  const form = document.getElementById('draft');
  const fields = new URLSearchParams(new FormData(form));
  fields.set('act', act);
  const mine = ++asked;
  try {
    const answer = await fetch(`${form.getAttribute('action')}?${fields}`);
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // Whoever types faster than the answers come sees the last of them.
    if (mine !== asked) return;
    const now = fresh.getElementById('editor');
    if (!answer.ok || !now) throw new Error(answer.statusText);
    editor().replaceWith(now);
    history.pushState({}, '', answer.url);
    shown = location.search;
    ready();
    const target = focus();
    target?.focus();
    said.textContent = now.querySelector('[role=alert]')?.textContent ?? target?.getAttribute('aria-label')
      ?? now.querySelector('.preview b')?.textContent ?? '';
  } catch {
    said.textContent = document.body.dataset.failed;
  }
}

const card = (place) => () => cards()[Math.max(0, Math.min(place, cards().length - 1))];

function ready() {
  for (const one of cards()) one.draggable = true;
}

function keys(event) {
  const own = event.target.closest('.card');
  if (!own || event.target !== own) return;
  const place = Number(own.dataset.place);
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by) {
    event.preventDefault();
    if (event.altKey) step(`to.${place}.${Math.max(0, place + by)}`, card(place + by));
    else card(place + by)().focus();
  } else if (event.key === 'Delete' && own.querySelector('button[value^="remove."]')) {
    event.preventDefault();
    step(`remove.${place}`, card(place));
  }
}

if (editor()) {
  document.body.append(said);
  ready();
  addEventListener('popstate', () => { if (location.search !== shown) location.reload(); });
  document.addEventListener('keydown', keys);
  document.addEventListener('submit', (event) => {
    if (event.target.id !== 'draft') return;
    event.preventDefault();
    const act = event.submitter?.value ?? 'show';
    const [verb, number] = act.split('.');
    const place = Number(number) + ({ up: -1, down: 1 }[verb] ?? 0);
    const same = () => document.querySelector(`button[value="${CSS.escape(`${verb}.${place}`)}"]`) ?? card(place)();
    const focus = { up: same, down: same, remove: card(place), add: () => cards().at(-1) }[verb];
    step(act, focus ?? (() => document.getElementById('find-criterion')));
  });
  document.addEventListener('change', (event) => {
    const { id } = event.target;
    if (event.target.closest('#draft') && id !== 'find-criterion') step('show', () => document.getElementById(id));
  });
  let later;
  document.addEventListener('input', (event) => {
    if (event.target.id !== 'find-criterion') return;
    clearTimeout(later);
    later = setTimeout(() => step('find', () => {
      const field = document.getElementById('find-criterion');
      field.setSelectionRange(field.value.length, field.value.length);
      return field;
    }), 200);
  });
  document.addEventListener('dragstart', (event) => {
    const own = event.target.closest?.('.card');
    if (!own) return;
    dragged = own;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', own.dataset.place);
  });
  document.addEventListener('dragover', (event) => {
    const over = dragged && event.target.closest?.('.card');
    if (!over) return;
    event.preventDefault();
    for (const one of cards()) one.classList.toggle('over', one === over && one !== dragged);
  });
  document.addEventListener('drop', (event) => {
    const over = dragged && event.target.closest?.('.card');
    if (!over) return;
    event.preventDefault();
    const [from, to] = [dragged, over].map((one) => Number(one.dataset.place));
    if (from !== to) step(`to.${from}.${to}`, card(to));
  });
  document.addEventListener('dragend', () => {
    dragged = null;
    for (const one of cards()) one.classList.remove('over');
  });
}
