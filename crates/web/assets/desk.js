// Pages are complete without scripts; these make them quicker. What only some pages need comes with those pages.
import './drop.js';
import './explain.js';
import './live.js';
import './keys.js';

// A row of ways that is wider than the screen shows the way to the page itself.
// The row is moved, and not the way called into view: the first Tab of the page would begin there, behind the way to the content.
for (const way of document.querySelectorAll('.top [aria-current]')) {
  const row = way.closest('ul');
  const [own, all] = [way, row].map((one) => one.getBoundingClientRect());
  row.scrollLeft += own.left - all.left - (all.width - own.width) / 2;
}

// Whoever searches sees the rows whose name has all the words, in any order and without accents.
const field = document.getElementById('find');
if (field) {
  const plain = (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase();
  field.parentElement.hidden = false;
  const search = () => {
    const words = plain(field.value).split(/[\s,]+/).filter(Boolean);
    for (const row of document.querySelectorAll('.scroll tbody tr')) {
      const name = plain(row.querySelector('th')?.textContent ?? '');
      row.hidden = !words.every((word) => name.includes(word));
    }
  };
  field.addEventListener('input', search);
  document.addEventListener('fresh', search);
}
