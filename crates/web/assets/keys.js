// ? shows the keys of the page, wherever nobody is typing.
const keys = document.getElementById('keys');
const opener = document.getElementById('keys-open');

if (keys && opener) {
  opener.hidden = false;
  opener.addEventListener('click', () => keys.showModal());
  document.addEventListener('keydown', (event) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || keys.open) return;
    if (event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    keys.showModal();
  });
}
