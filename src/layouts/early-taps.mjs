// Holds a tap that comes before the code that answers it, and taps again once that is there: a picture waits for its
// island, a heart or Share for the end of the page. Where the code fails to come, the browser follows the link.
{
  /** @type {HTMLElement | null} */
  let tapped = null;
  let hasCome = false;

  /** @param {HTMLElement} one */
  const isEarly = (one) => (one.dataset.lightbox ? one.closest('astro-island[ssr]') : !hasCome);

  const tapAgain = () => {
    if (!tapped || isEarly(tapped)) return;
    tapped.removeAttribute('aria-busy');
    tapped.click();
    tapped = null;
  };

  addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    const one =
      target instanceof Element && target.closest('[data-lightbox], [data-heart], [data-share]');
    if (!(one instanceof HTMLElement) || !isEarly(one)) return;
    event.preventDefault();
    tapped?.removeAttribute('aria-busy');
    tapped = one;
    one.setAttribute('aria-busy', 'true');
  });
  addEventListener('DOMContentLoaded', () => {
    hasCome = true;
    tapAgain();
  });
  addEventListener('astro:hydrate', tapAgain, true);
  addEventListener('astro:hydration-error', ({ target }) => {
    if (target instanceof Element) target.removeAttribute('ssr');
    tapAgain();
  });
}
