/** Drops files on the page and waits until so many elements that fit a selector stand there; gives the milliseconds between. */
export function dropped(page, files, selector, count = 1) {
  const packed = files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('base64')]);
  return page.evaluate(async ([packed, selector, count]) => {
    const content = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    for (const [name, text] of packed) dataTransfer.items.add(new File([content(text)], name));
    const main = document.querySelector('main');
    main.replaceChildren();
    const done = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (main.querySelectorAll(selector).length < count) return;
        observer.disconnect();
        resolve();
      }).observe(main, { childList: true, subtree: true });
    });
    const start = performance.now();
    dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    await done;
    return performance.now() - start;
  }, [packed, selector, count]);
}
