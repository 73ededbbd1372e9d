/** What follows the pointer while a card is dragged: a likeness of it, for eyes only. */

export interface Ghost {
  move(x: number, y: number): void;
  remove(): void;
}

export function ghostOf(card: HTMLElement, x: number, y: number): Ghost {
  const { left, top, width, height } = card.getBoundingClientRect();
  const likeness = card.cloneNode(true);
  if (!(likeness instanceof HTMLElement)) throw new Error('A card is an element.');
  likeness.removeAttribute('data-card');
  likeness.removeAttribute('data-take');
  likeness.removeAttribute('data-put');
  likeness.setAttribute('aria-hidden', 'true');
  likeness.tabIndex = -1;
  likeness.style.setProperty('--card-w', `${width}px`);
  Object.assign(likeness.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
    opacity: '0.92',
  });
  card.style.opacity = '0.35';
  // What lies in a dialog stays above the rest of the page.
  (card.closest('dialog') ?? document.body).append(likeness);
  const move = (nowX: number, nowY: number): void => {
    likeness.style.transform = `translate(${left + nowX - x}px, ${top + nowY - y}px) rotate(-2deg)`;
  };
  move(x, y);
  return {
    move,
    remove: () => {
      likeness.remove();
      card.style.opacity = '';
    },
  };
}
