/** Whoever chooses by keyboard goes on by keyboard: when what had the focus is gone, the next decision gets it. */

let lastByKeyboard = false;

/** A press made by Enter or Space has no clicks counted. */
export function noteHow(event: { readonly detail: number }): void {
  lastByKeyboard = event.detail === 0;
}

export function returnFocus(): void {
  const { activeElement, body } = document;
  if (!lastByKeyboard || (activeElement !== null && activeElement !== body)) return;
  const find = (what: string): HTMLElement | null =>
    document.querySelector<HTMLElement>(`#decision [${what}]:not(:disabled)`);
  (find('data-choice') ?? find('data-pass'))?.focus({ preventScroll: true });
}
