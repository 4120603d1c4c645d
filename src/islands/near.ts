import type { ClientDirective } from 'astro';

/** How long a browser may be busy before the island starts all the same (ms); WebKit, which tells no idle moment, waits as long. */
const patience = 200;

const whenIdle = (start: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(start, { timeout: patience })
    : setTimeout(start, patience);

/**
 * `client:near` starts an island that works without its code once a quarter of the window shows it, or it is touched:
 * who does not scroll down to it does not pay for it.
 */
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
