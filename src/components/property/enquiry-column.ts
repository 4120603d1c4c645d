/**
 * Which edge of the enquiry's column stays in a window lower than it: the one that the focus is at.
 * A column held by its lower edge moves along with the page, so that scrolling never shows a field above it.
 */
const column = document.querySelector<HTMLElement>('[data-enquiry-column]');

if (column) column.dataset.edge = 'bottom';
column?.addEventListener('focusin', ({ target }) => {
  const { top, bottom } = (target as HTMLElement).getBoundingClientRect();
  // A press beside the fields brings the focus to the whole card, which must not move under the pointer.
  const middle = window.innerHeight / 2;
  if (top < 0 && bottom < middle) column.dataset.edge = 'top';
  else if (bottom > window.innerHeight && top > middle) column.dataset.edge = 'bottom';
});
