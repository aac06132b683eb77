// The arithmetic of a value opens under its row; Esc closes it. Without this script the value is a link to the same.
let open = null;

function close(focus = true) {
  if (!open) return;
  const { link, row } = open;
  open = null;
  row.remove();
  link.setAttribute('aria-expanded', 'false');
  if (focus) link.focus();
}

async function show(link) {
  const same = open?.link === link;
  close(false);
  if (same) {
    link.focus();
    return;
  }
  const { close: word, loading, failed } = document.body.dataset;
  const under = link.closest('tr');
  const row = document.createElement('tr');
  row.className = 'explained';
  const cell = row.appendChild(document.createElement('td'));
  cell.colSpan = under.children.length;
  const box = cell.appendChild(document.createElement('div'));
  box.className = 'beside-value';
  box.tabIndex = -1;
  box.setAttribute('role', 'region');
  box.setAttribute('aria-live', 'polite');
  box.textContent = loading;
  under.after(row);
  open = { link, row };
  link.setAttribute('aria-expanded', 'true');
  try {
    const answer = await fetch(`${link.href}&part=1`);
    if (!answer.ok) throw new Error(answer.statusText);
    box.innerHTML = await answer.text();
  } catch {
    box.textContent = failed;
  }
  box.setAttribute('aria-label', box.querySelector('caption, h2')?.textContent ?? link.textContent);
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'close', textContent: '×' });
  button.setAttribute('aria-label', word);
  button.addEventListener('click', () => close());
  box.prepend(button);
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: 'nearest' });
}

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a.v');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  // Inside an explanation a value leads to its own page.
  if (link.closest('.beside-value')) return;
  event.preventDefault();
  show(link);
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && open) close();
});

export const isOpen = () => open !== null;
