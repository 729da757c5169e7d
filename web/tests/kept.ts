// That the page is kept by the browser is said only for a moment: whoever looks later still finds that it was.
// `note_kept` is for every page before it is loaded.
export function note_kept(): void {
  new MutationObserver(() => {
    if (document.querySelector('[data-service=kept]')) document.documentElement.setAttribute('data-was-kept', '');
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-service'] });
}

export const KEPT = 'html[data-was-kept]';
export const LONG = 120_000; // milliseconds that it may take on a busy machine
