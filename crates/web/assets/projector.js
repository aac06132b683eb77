// The list turns its pages by itself; the space bar stops it and lets it go on.
const seconds = 12;
const rows = [...document.querySelectorAll('.wall li')];
const bar = document.getElementById('bar');
const turn = document.getElementById('turn');
// A list that is new begins where the old one was.
let page = Number(sessionStorage.getItem(location.pathname) ?? 0);
let passed = 0;
let stopped = false;

/** How many rows fit under the title. */
function size() {
  for (const row of rows) row.hidden = false;
  const [first] = rows;
  if (!first) return 1;
  const room = innerHeight - first.getBoundingClientRect().top - scrollY - 80;
  return Math.max(1, Math.floor(room / first.getBoundingClientRect().height));
}

function show() {
  const many = size();
  const pages = Math.max(1, Math.ceil(rows.length / many));
  page %= pages;
  sessionStorage.setItem(location.pathname, page);
  rows.forEach((row, index) => { row.hidden = Math.floor(index / many) !== page; });
  turn.textContent = `${page + 1} / ${pages}`;
  turn.parentElement.hidden = pages < 2;
  bar.hidden = pages < 2;
}

addEventListener('resize', show);
addEventListener('keydown', (event) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  stopped = !stopped;
});
setInterval(() => {
  if (stopped) return;
  passed += 0.25;
  if (passed >= seconds) {
    passed = 0;
    page += 1;
    show();
  }
  bar.value = (100 * passed) / seconds;
}, 250);
show();

const { live, version } = document.body.dataset;
/** Shows another list where there is one, or that nothing is public any more; where nobody answers, the old one stays. */
async function look() {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer || answer.status >= 500) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const said = (where) => ['h1', '.sub', '.wall'].map((part) => where.querySelector(part)?.textContent).join('\n');
  if (said(fresh) !== said(document)) location.reload();
}
const source = new EventSource(`${live}?seen=${version}`);
source.addEventListener('everything', look);
// Where no news come through, the page looks for itself.
let looking = null;
source.addEventListener('error', () => { looking ??= setInterval(look, 10_000); });
source.addEventListener('open', () => {
  clearInterval(looking);
  looking = null;
});
addEventListener('pagehide', () => source.close());
