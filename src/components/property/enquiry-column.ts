/**
 * Which edge of the enquiry's column stays in a window lower than it: the one that the keyboard's focus is at.
 * A column held by its lower edge moves along with the page, so that scrolling never shows a field above it.
 */
const column = document.querySelector<HTMLElement>('[data-enquiry-column]');
// What moves away between press and release is not clicked.
let isPressed = false;

if (column) column.dataset.edge = 'bottom';
addEventListener('pointerdown', () => (isPressed = true), true);
for (const end of ['pointerup', 'pointercancel'])
  addEventListener(end, () => (isPressed = false), true);

column?.addEventListener('focusin', ({ target }) => {
  if (isPressed) return;
  const { top, bottom } = (target as HTMLElement).getBoundingClientRect();
  if (top < 0) column.dataset.edge = 'top';
  else if (bottom > window.innerHeight) column.dataset.edge = 'bottom';
});
