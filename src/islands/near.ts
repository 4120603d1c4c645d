/**
 * `client:near` starts an island that works without its code once a quarter of the window shows it, or it is touched: who does
 * not scroll down to it does not load it.
 */
import type { ClientDirective } from 'astro';

/** The island starts in an idle moment of the browser, but after this time (ms) in any case; WebKit tells no idle moment. */
const maxIdleWait = 200;

const whenIdle = (start: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(start, { timeout: maxIdleWait })
    : setTimeout(start, maxIdleWait);

const near: ClientDirective = (load, _options, element) => {
  const begun = new AbortController();
  const start = async () => {
    if (begun.signal.aborted) return;
    begun.abort();
    observer.disconnect();
    const hydrate = await load();
    await hydrate();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) whenIdle(() => void start());
    },
    { rootMargin: '0px 0px -25%' },
  );
  for (const child of element.children) observer.observe(child);
  for (const touch of ['focusin', 'pointerdown'])
    element.addEventListener(touch, () => void start(), { signal: begun.signal });
};

export default near;
