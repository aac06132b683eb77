// What others enter appears by itself. Where the connection is lost, the browser connects again and says what it has seen.
import { isOpen } from './explain.js';
import { mark, seats, slide, unmark } from './slide.js';

const { live, version } = document.body.dataset;
let seen = Number(version);
let pending = false;

/** Puts the fresh parts of the page in place of the old ones; rows that move slide, and keep a mark. */
function replace(fresh) {
  for (const old of document.querySelectorAll('[data-fresh]')) {
    const now = fresh.querySelector(`[data-fresh="${old.dataset.fresh}"]`);
    if (!now) continue;
    unmark(old);
    if (!old.isEqualNode(now)) {
      const before = seats(old);
      old.replaceWith(now);
      slide(now, before);
    } else mark(old);
  }
  document.title = fresh.title;
  document.dispatchEvent(new CustomEvent('fresh', { detail: fresh }));
}

/** Looks at the page again, unless somebody is reading an explanation or nobody is looking. */
async function refresh() {
  if (isOpen() || document.hidden) {
    pending = true;
    return;
  }
  pending = false;
  const answer = await fetch(location.href);
  // What is no longer public is not shown either.
  if (answer.status === 404) location.reload();
  else if (answer.ok) replace(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

// A browser has few connections to one place: a page that nobody sees gives its own back.
if (live && 'EventSource' in window) {
  let source = null;
  const heard = (event) => {
    const id = Number(event.lastEventId);
    if (id && id <= seen) return;
    seen = id || seen;
    const detail = JSON.parse(event.data || '{}');
    // The boards of its round take a result as it comes.
    const isEntered = event.type === 'result' && document.getElementById('entry')?.dataset.back === String(detail.round);
    if (isEntered) document.dispatchEvent(new CustomEvent('result', { detail }));
    else refresh();
  };
  // Where no news come through, the page looks for itself. A connection that comes back ends that.
  let looking = null;
  const poll = () => {
    looking ??= setInterval(() => { if (!document.hidden) refresh(); }, 10_000);
  };
  const heardAgain = () => {
    clearInterval(looking);
    looking = null;
  };
  const listen = () => {
    source?.close();
    source = null;
    if (document.hidden) return;
    if (pending) refresh();
    source = new EventSource(`${live}?seen=${seen}`);
    source.addEventListener('result', heard);
    source.addEventListener('everything', heard);
    source.addEventListener('open', heardAgain);
    source.addEventListener('error', poll);
  };
  document.addEventListener('visibilitychange', listen);
  addEventListener('pageshow', (event) => { if (event.persisted) listen(); });
  addEventListener('pagehide', () => source?.close());
  listen();
}
