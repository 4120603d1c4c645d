{
  /** @type {Element | null | undefined} */
  let tapped;

  /** @param {Element} one */
  const isEarly = (one) =>
    one.matches('[data-lightbox]')
      ? one.closest('astro-island[ssr]')
      : document.readyState === 'loading';

  /** @param {Element | null} one */
  const hold = (one) => {
    tapped?.removeAttribute('aria-busy');
    tapped = one;
    tapped?.setAttribute('aria-busy', 'true');
  };

  addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    const one = /** @type {Element} */ (target).closest(
      '[data-lightbox], [data-heart], [data-share]',
    );
    if (!one || !isEarly(one)) return;
    event.preventDefault();
    hold(one);
  });
  for (const type of ['DOMContentLoaded', 'astro:hydrate', 'astro:hydration-error'])
    addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element) target.removeAttribute('ssr');
        const one = tapped;
        if (!(one instanceof HTMLElement) || isEarly(one)) return;
        hold(null);
        one.click();
      },
      true,
    );
}
