// Pages are complete without scripts; these make them quicker.
import './drop.js';
import './explain.js';
import './live.js';
import './entry.js';
import './list.js';
import './find.js';
import './keys.js';

// A row of ways that is wider than the screen shows the way to the page itself.
for (const way of document.querySelectorAll('.top [aria-current]')) way.scrollIntoView({ block: 'nearest', inline: 'center' });

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
