/**
 * The slide with which the lightbox was opened, as the browser's current history entry says; `null` for the page
 * without the lightbox.
 */
export function slideInHistory(): number | null {
  const state: unknown = window.history.state;
  const slide = state instanceof Object && 'gallery' in state ? state.gallery : null;
  return typeof slide === 'number' ? slide : null;
}

/** Gives the open lightbox an entry of its own, so that Back closes it before it leaves the page. */
export function enterLightbox(slide: number): void {
  if (slideInHistory() === null) window.history.pushState({ gallery: slide }, '');
}

/** Goes back to the page's own entry, if the browser has not done so yet. */
export function leaveLightbox(): void {
  if (slideInHistory() !== null) window.history.back();
}
