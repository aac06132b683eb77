// Results by keyboard: 1 0 = 5 for what was played, + and - for forfeits after a question, arrows, Enter, Ctrl-Z.
const entry = document.getElementById('entry');

if (entry) {
  const said = document.getElementById('said');
  const boards = () => [...entry.querySelectorAll('.board')];
  const keys = { 1: '1-0', 0: '0-1', '=': '1/2-1/2', 5: '1/2-1/2' };
  const forfeits = { '+': '+--', '-': '--+', '−': '--+' };
  let asking = null;
  // Keys pressed while a result is on its way: they are for the board that has the focus then.
  let isSending = false;
  let waiting = [];

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
    say(entry.dataset.confirm.replace('{result}', words), true);
  }

  function stopAsking() {
    asking?.board.classList.remove('asking');
    if (asking) say('');
    asking = null;
  }

  function put(board, { is, shown }) {
    board.dataset.is = is;
    board.querySelector('.result').textContent = shown;
    board.querySelector('input[name=was]').value = is;
    board.classList.toggle('open', is === '*');
    for (const button of board.querySelectorAll('button')) {
      if (button.value === is) button.setAttribute('aria-pressed', 'true');
      else button.removeAttribute('aria-pressed');
    }
  }

  function apply({ games, progress, scores, status }) {
    document.querySelector('.status').textContent = status;
    for (const game of games) put(document.getElementById(`game-${game.game}`), game);
    document.getElementById('progress').textContent = progress;
    entry.querySelectorAll('.score').forEach((score, index) => { score.textContent = scores[index]; });
  }

  async function post(address, fields) {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Accept: 'application/json', 'X-Form-Token': document.body.dataset.token },
      });
      const found = await answer.json();
      if (answer.ok) {
        apply(found);
        say('');
        return true;
      }
      say(found.sentence);
    } catch {
      say(document.body.dataset.failed);
    }
    return false;
  }

  async function enter(board, is) {
    stopAsking();
    isSending = true;
    await send(board, is);
    isSending = false;
    while (waiting.length > 0 && !isSending) press(document.activeElement.closest('.board'), waiting.shift());
  }

  async function send(board, is) {
    const { game, is: was } = board.dataset;
    if (await post(entry.dataset.post, { game, was, is })) {
      const all = boards();
      const rest = all.slice(all.indexOf(board) + 1);
      (rest.find((one) => one.dataset.is === '*') ?? rest[0] ?? board).focus();
    } else {
      // Whoever enters it again has read what the board says; what was typed meanwhile was meant for other boards.
      waiting = [];
      const answer = await fetch(location.href);
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const now = fresh.getElementById(board.id);
      if (now) put(board, { is: now.dataset.is, shown: now.querySelector('.result').textContent });
    }
  }

  const isKnown = (key) => key in keys || key in forfeits
    || ['Enter', 'Escape', 'Delete', 'Backspace', 'ArrowDown', 'ArrowUp'].includes(key);

  /** What a key does on a board. */
  function press(board, key) {
    if (!board) return;
    if (key === 'Enter' && asking?.board === board) enter(board, asking.value);
    else if (key === 'Escape') stopAsking();
    else if (key in keys && entry.dataset.past) ask(board, keys[key]);
    else if (key in keys) enter(board, keys[key]);
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
    event.preventDefault();
    post(entry.dataset.undo, { back: entry.dataset.round });
  });
  entry.addEventListener('submit', (event) => {
    event.preventDefault();
    const board = event.target.closest('.board');
    board.querySelector('details').open = false;
    enter(board, event.submitter.value);
  });
  document.getElementById('undo').addEventListener('submit', (event) => {
    event.preventDefault();
    post(entry.dataset.undo, { back: entry.dataset.round });
  });
  // What somebody else entered.
  document.addEventListener('result', ({ detail }) => {
    if (String(detail.round) !== entry.dataset.round) return;
    const board = document.getElementById(`game-${detail.board}`);
    if (!board || board.dataset.is === detail.is) return;
    put(board, detail);
    board.classList.add('moved');
    fetch(location.href).then((answer) => answer.text()).then((text) => {
      const fresh = new DOMParser().parseFromString(text, 'text/html');
      document.getElementById('progress').textContent = fresh.getElementById('progress').textContent;
      document.querySelector('.status').textContent = fresh.querySelector('.status').textContent;
      const scores = fresh.querySelectorAll('#entry .score');
      entry.querySelectorAll('.score').forEach((score, index) => { score.textContent = scores[index].textContent; });
    });
  });
  if (!location.hash) boards().find((board) => board.dataset.is === '*')?.focus({ preventScroll: true });
  else document.querySelector(location.hash)?.focus();
}
