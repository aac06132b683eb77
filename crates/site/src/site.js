// Search by name, and the reader's language. Pages are complete without it.
'use strict';
(() => {
  const plain = (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase();

  // The first page leads to the language of the reader.
  const languages = document.querySelectorAll('[data-languages] a[hreflang]');
  const wanted = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  const own = wanted.flatMap((language) => [...languages].filter((link) => link.hreflang === language))[0];
  if (own && !location.hash) location.replace(own.href);

  // Whoever searches sees the rows whose name has all the words, in any order and without accents.
  const field = document.getElementById('find');
  if (!field) return;
  field.parentElement.hidden = false;
  const rows = [...document.querySelectorAll('.scroll:not(.paper) tbody tr')];
  const names = rows.map((row) => plain(row.querySelector('th')?.textContent ?? ''));
  const found = () => {
    const words = plain(field.value).split(/[\s,]+/).filter(Boolean);
    rows.forEach((row, index) => { row.hidden = !words.every((word) => names[index].includes(word)); });
    return rows.filter((row) => !row.hidden);
  };
  field.addEventListener('input', found);
  field.addEventListener('keydown', (event) => {
    const left = event.key === 'Enter' ? found() : [];
    if (left.length === 1) left[0].querySelector('a')?.click();
  });
})();
