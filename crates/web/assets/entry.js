// Results of a round or of a play-off by keyboard: 1 0 = 5 for what was played, + and - for forfeits after a question, arrows,
// Enter, Ctrl-Z. A result that is there is replaced after a question as well.
const entry = document.getElementById('entry');

if (entry) {
  const said = document.getElementById('said');
  // What was entered, for whoever hears the page: the focus is on the next board by then.
  const heard = document.getElementById('heard');
  const boards = () => [...entry.querySelectorAll('.board')];
  const keys = { 1: '1-0', 0: '0-1', '=': '1/2-1/2', 5: '1/2-1/2' };
  const forfeits = { '+': '+--', '-': '--+', '−': '--+' };
  let asking = null;
  // Keys pressed while a result is on its way: they are for the board that has the focus then.
  let isSending = false;
  let waiting = [];

  // The lines of the log this page has written, the newest last: Ctrl-Z takes back one's own, not somebody else's.
  const kept = `own ${entry.dataset.post}`;
  const own = {
    all: () => JSON.parse(sessionStorage.getItem(kept) ?? '[]'),
    keep: (numbers) => sessionStorage.setItem(kept, JSON.stringify(numbers)),
  };

  const say = (text, calm = false) => {
    said.textContent = text;
    said.hidden = text === '';
    said.classList.toggle('calm', calm);
  };

  function ask(board, value) {
    stopAsking();
    asking = { board, value };
    board.classList.add('asking');
    const words = board.querySelector(`button[value="${CSS.escape(value)}"]`)?.textContent.trim() ?? value;
    const question = board.dataset.is === '*' ? entry.dataset.confirm : entry.dataset.replace;
    say(question.replace('{result}', words).replace('{was}', board.querySelector('.result').textContent.trim()), true);
  }

  function stopAsking() {
    asking?.board.classList.remove('asking');
    if (asking) say('');
    asking = null;
  }

  function put(board, { is, shown }) {
    board.dataset.is = is;
    board.querySelector('.result').textContent = shown;
    board.setAttribute('aria-label', `${board.dataset.label} ${shown}`.trim());
    board.querySelector('input[name=was]').value = is;
    board.classList.toggle('open', is === '*');
    for (const button of board.querySelectorAll('button')) {
      if (button.value === is) button.setAttribute('aria-pressed', 'true');
      else button.removeAttribute('aria-pressed');
    }
  }

  const shownOn = (board) => ({ is: board.dataset.is, shown: board.querySelector('.result').textContent });
  const names = (board) => ['.white', '.black'].map((side) => board.querySelector(side).textContent).join(' ');

  /** The page as it is now. */
  async function fetched() {
    const answer = await fetch(location.href);
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  }

  /** Results that are there, and the scores of matches, as a fresh page has them. */
  function count(fresh) {
    document.getElementById('progress').textContent = fresh.getElementById('progress').textContent;
    const scores = fresh.querySelectorAll('#entry .score');
    entry.querySelectorAll('.score').forEach((score, index) => { score.textContent = scores[index].textContent; });
  }

  /** Other boards than there were: a round that was paired anew, games of a play-off that come next. The focus stays where it was. */
  function seat(fresh) {
    const now = fresh.getElementById('entry');
    if (!now) {
      location.reload();
      return;
    }
    stopAsking();
    const focused = document.activeElement?.closest('.board')?.id;
    entry.replaceChildren(...now.childNodes);
    document.getElementById('progress').textContent = fresh.getElementById('progress').textContent;
    if (focused) (document.getElementById(focused) ?? boards().find((board) => board.dataset.is === '*'))?.focus();
  }

  async function apply({ games, progress, scores, status }) {
    document.querySelector('.status').textContent = status;
    const on = (game) => document.getElementById(`game-${game.game}`);
    for (const game of games) if (on(game)) put(on(game), game);
    if (games.length !== boards().length || !games.every(on)) {
      seat(await fetched());
      return;
    }
    document.getElementById('progress').textContent = progress;
    entry.querySelectorAll('.score').forEach((score, index) => { score.textContent = scores[index]; });
  }

  /** What came back; nothing where it was refused, and not even that where nobody answered. */
  async function post(address, fields) {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Accept: 'application/json', 'X-Form-Token': document.body.dataset.token },
      });
      const found = await answer.json();
      if (answer.ok) {
        await apply(found);
        say(found.said ?? '', true);
        return found;
      }
      say(found.sentence);
      return null;
    } catch {
      say(document.body.dataset.failed);
      return undefined;
    }
  }

  /** Takes back what was entered last on this page, and goes to its board. */
  async function undo() {
    stopAsking();
    const numbers = own.all();
    const number = numbers.pop();
    if (!number) {
      say(entry.dataset.nothing, true);
      return;
    }
    isSending = true;
    const found = await post(entry.dataset.undo, { back: entry.dataset.back, number });
    isSending = false;
    // Where it cannot be taken back any more, the one before it comes next; where nobody answered, it is tried again.
    if (found !== undefined) own.keep(numbers);
    if (found?.board) document.getElementById(`game-${found.board}`)?.focus();
    goOn();
  }

  function goOn() {
    while (waiting.length > 0 && !isSending) {
      const key = waiting.shift();
      if (key === 'undo') undo();
      else press(document.activeElement.closest('.board'), key);
    }
  }

  async function enter(board, is) {
    stopAsking();
    isSending = true;
    await send(board, is);
    isSending = false;
    goOn();
  }

  /** The board after another one: the next without a result, else the next. */
  function after(id) {
    const all = boards();
    const place = all.findIndex((one) => one.id === id);
    const rest = all.slice(place + 1);
    return rest.find((one) => one.dataset.is === '*') ?? rest[0] ?? all[place];
  }

  async function send(board, is) {
    const fields = new FormData(board.querySelector('form'));
    fields.set('was', board.dataset.is);
    fields.set('is', is);
    const found = await post(entry.dataset.post, fields);
    if (found) {
      own.keep([...own.all(), found.line]);
      // News of the own entry may have come first, and put another element in its place.
      heard.textContent = (document.getElementById(board.id) ?? board).getAttribute('aria-label');
      after(board.id)?.focus();
    } else {
      // Whoever enters it again has read what the board says; what was typed meanwhile was meant for other boards.
      waiting = [];
      const now = (await fetched()).getElementById(board.id);
      if (now) put(board, shownOn(now));
    }
  }

  const isKnown = (key) => key in keys || key in forfeits
    || ['Enter', 'Escape', 'Delete', 'Backspace', 'ArrowDown', 'ArrowUp'].includes(key);

  /** Enters a result, or asks first where the board has another one. */
  function choose(board, is) {
    const isAnswer = asking?.board === board && asking.value === is;
    if (isAnswer || board.dataset.is === '*' || board.dataset.is === is) enter(board, is);
    else ask(board, is);
  }

  /** What a key does on a board. */
  function press(board, key) {
    if (!board) return;
    if (key === 'Enter' && asking?.board === board) enter(board, asking.value);
    else if (key === 'Escape') stopAsking();
    else if (key in keys && entry.dataset.past) ask(board, keys[key]);
    else if (key in keys) choose(board, keys[key]);
    else if (key in forfeits) ask(board, forfeits[key]);
    else if (key === 'ArrowUp') move(board, -1);
    else if (key === 'ArrowDown' || key === 'Enter') move(board, 1);
    else if (board.dataset.is !== '*') ask(board, '*');
  }

  function move(board, by) {
    const all = boards();
    all[Math.min(Math.max(all.indexOf(board) + by, 0), all.length - 1)].focus();
  }

  entry.addEventListener('keydown', (event) => {
    const board = event.target.closest('.board');
    if (!board || event.target !== board || event.altKey || event.metaKey || event.ctrlKey || !isKnown(event.key)) return;
    event.preventDefault();
    if (isSending) waiting.push(event.key);
    else press(board, event.key);
  });
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || event.shiftKey) return;
    // Where a text is typed, its letters are undone.
    if (event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    if (isSending) waiting.push('undo');
    else undo();
  });
  entry.addEventListener('submit', (event) => {
    event.preventDefault();
    const board = event.target.closest('.board');
    board.querySelector('details').open = false;
    choose(board, event.submitter.value);
    if (asking) board.focus();
  });
  document.getElementById('undo').addEventListener('submit', (event) => {
    event.preventDefault();
    undo();
  });
  // What somebody else entered.
  document.addEventListener('result', ({ detail }) => {
    const board = document.getElementById(`game-${detail.board}`);
    if (!board || board.dataset.is === detail.is) return;
    put(board, detail);
    board.classList.add('moved');
    fetched().then((fresh) => {
      count(fresh);
      document.querySelector('.status').textContent = fresh.querySelector('.status').textContent;
    });
  });
  // What was entered while nobody looked, or while no news came through.
  document.addEventListener('fresh', ({ detail: fresh }) => {
    const now = [...fresh.querySelectorAll('#entry .board')];
    const players = (all) => all.map((board) => `${board.id} ${names(board)}`).join('\n');
    entry.dataset.past = fresh.getElementById('entry')?.dataset.past ?? '';
    if (players(now) !== players(boards())) {
      seat(fresh);
      return;
    }
    for (const board of now) {
      const old = document.getElementById(board.id);
      if (old.dataset.is !== board.dataset.is) put(old, shownOn(board));
    }
    count(fresh);
  });
  if (!location.hash) boards().find((board) => board.dataset.is === '*')?.focus({ preventScroll: true });
  else document.querySelector(location.hash)?.focus();
}
