// Rows of a table that was replaced slide once from where they were, and keep a mark of how many places they have moved.
const STILL = matchMedia('(prefers-reduced-motion: reduce)');
const LASTS = 150;
// The marks of the last change that has moved anybody, by who it is.
let marks = new Map();

/** The rows of a part by who stands in them: the way to a card tells two of the same name apart. */
const rows = (part) => [...part.querySelectorAll('tbody tr')].flatMap((row) => {
  const name = row.querySelector('th');
  return name ? [[name.querySelector('a')?.getAttribute('href') ?? name.firstChild?.textContent, row]] : [];
});

/** The cell with the place of a row. */
const cell = (row) => row.closest('[data-places]') && row.querySelector('.k1');

/** The place of a row, which others may share; nothing in tables that are not about places. */
const place = (row) => Number.parseInt(cell(row)?.textContent, 10) || null;

/** Where everybody stands: how far down in the table, and at which place. */
export function seats(part) {
  return new Map(rows(part).map(([who, row]) => {
    const top = row.getBoundingClientRect().top - row.closest('table').getBoundingClientRect().top;
    return [who, { top, place: place(row) }];
  }));
}

export function unmark(part) {
  for (const one of part.querySelectorAll('.move')) one.remove();
}

export function mark(part) {
  for (const [who, row] of rows(part)) {
    const text = marks.get(who);
    if (!text || !cell(row)) continue;
    const sign = document.createElement('span');
    sign.className = 'move';
    sign.textContent = text;
    cell(row).prepend(sign);
  }
}

/** `▲2`, by places and not by rows; nothing where the place is the same. */
function sign(was, is) {
  if (!was || !is || was === is) return '';
  return was > is ? `▲${was - is}` : `▼${is - was}`;
}

/** Slides the rows of a fresh part from where they were. */
export function slide(part, before) {
  const now = seats(part);
  const moved = [...now].map(([who, seat]) => [who, sign(before.get(who)?.place, seat.place)]).filter(([, text]) => text);
  if (moved.length > 0) marks = new Map(moved);
  mark(part);
  if (STILL.matches) return;
  for (const [who, row] of rows(part)) {
    const by = (before.get(who)?.top ?? now.get(who).top) - now.get(who).top;
    if (by !== 0) row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], { duration: LASTS, easing: 'ease-out' });
  }
}
