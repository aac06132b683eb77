// Players are found in the rating lists while somebody types their name or number; who is chosen fills the form.
const seek = document.getElementById('q');
const name = document.getElementById('name');

function fill(fields) {
  for (const [key, value] of fields) {
    const field = document.getElementsByName(key)[0];
    if (!field) continue;
    if (field.tagName === 'SELECT' && ![...field.options].some((one) => one.value === value)) field.add(new Option(value, value));
    field.value = value;
  }
}

function completes(input, where) {
  const list = Object.assign(document.createElement('ul'), { className: 'found', id: `${input.id}-found`, hidden: true });
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', input.labels[0].textContent);
  input.parentElement.append(list);
  input.parentElement.classList.add('seeks');
  for (const [key, value] of [['role', 'combobox'], ['aria-autocomplete', 'list'], ['aria-expanded', 'false'], ['aria-controls', list.id]]) {
    input.setAttribute(key, value);
  }
  let found = [];
  let at = -1;
  let asked = 0;
  let later;
  const show = (isOpen) => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) input.removeAttribute('aria-activedescendant');
  };
  const mark = (place) => {
    at = place;
    [...list.children].forEach((one, index) => one.setAttribute('aria-selected', String(index === at)));
    list.children[at]?.scrollIntoView({ block: 'nearest' });
    if (list.children[at]) input.setAttribute('aria-activedescendant', list.children[at].id);
  };
  const take = (place) => {
    fill(found[place].fields);
    if (input === seek) seek.value = '';
    show(false);
    document.getElementById('rating-own')?.form.querySelector('button').focus();
  };
  const look = async () => {
    const mine = ++asked;
    const answer = await fetch(`${where}?q=${encodeURIComponent(input.value)}`);
    if (!answer.ok || mine !== asked || document.activeElement !== input) return;
    found = await answer.json();
    list.replaceChildren(...found.map((one, index) => {
      const item = Object.assign(document.createElement('li'), { id: `${list.id}-${index}`, textContent: one.words });
      item.setAttribute('role', 'option');
      // Before the field loses the focus.
      item.addEventListener('mousedown', (event) => { event.preventDefault(); take(index); });
      return item;
    }));
    at = -1;
    show(found.length > 0);
  };
  input.addEventListener('input', () => {
    clearTimeout(later);
    later = setTimeout(look, 120);
  });
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) mark((at + by + found.length + (at < 0 && by < 0 ? 1 : 0)) % found.length);
    else if (event.key === 'Enter' && at >= 0) take(at);
    else if (event.key === 'Escape') show(false);
    else return;
    event.preventDefault();
  });
  input.addEventListener('blur', () => show(false));
  // Whoever was quicker than this script is answered too.
  if (document.activeElement === input && input.value) look();
}

if (seek) {
  completes(seek, seek.dataset.found);
  if (name) completes(name, seek.dataset.found);
}
