/**
 * Decides when the further pictures of a card are asked for: with the first move of its row of pictures, which the browser
 * makes by itself. A page of homes that nobody swipes loads one picture a home, and none of the code for more.
 */

type Row = HTMLAnchorElement;

/** How much (share of the width) of each side of a picture turns it for a mouse, which cannot swipe. */
const side = 0.2;

function findRow({ target }: Event): Row | null {
  return target instanceof Element ? target.closest<Row>('[data-pictures]') : null;
}

function showMore(row: Row): void {
  import('./further-pictures')
    .then(({ showPictures }) => showPictures(row))
    // Without a connection: the next swipe tries again.
    .catch(() => row.scrollTo({ left: 0 }));
}

/** Where a click at one side of a picture leads: to the one before it, to the next, after the last to the first. `null` in the middle. */
function findTurn(row: Row, { clientX }: MouseEvent): number | null {
  const { left, width } = row.getBoundingClientRect();
  const place = (clientX - left) / width;
  const { scrollLeft: shown, scrollWidth } = row;
  if (place > 1 - side) return shown + 1.5 * width > scrollWidth ? 0 : shown + width;
  return place < side && shown > 0 ? shown - width : null;
}

/** Lets the pictures of the page's cards be swiped, or turned with a mouse. */
export function letCardsSwipe(): void {
  document.documentElement.dataset.swipes = '';
  document.addEventListener(
    'scroll',
    (event) => {
      const row = findRow(event);
      if (row) showMore(row);
    },
    { capture: true, passive: true },
  );
  document.addEventListener('click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button || metaKey || ctrlKey || shiftKey || altKey || matchMedia('(hover: none)').matches)
      return;
    const row = findRow(event);
    const left = row && findTurn(row, event);
    if (left === null) return;
    event.preventDefault();
    row?.scrollTo({ left });
  });
}
