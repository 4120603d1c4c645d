import type { ClientDirective } from 'astro';
import { withinChunkTimeout } from '../islands/chunk-timeout';
import { isPlainClick } from '../islands/plain-click';

/** Events that show a visitor is active: the island's code is fetched. */
const wakes = ['scroll', 'touchstart', 'pointermove', 'focusin', 'keydown'];
/** Events that show the island is being used: it is hydrated. */
const uses = ['pointerdown', 'focusin', 'keydown', 'change', 'submit', 'click'];
/** Elements that do nothing without their code; all others work natively, and their clicks are never prevented. */
const scripted = 'button[type=button], a[data-lightbox]';

/** Whether the visitor asks for little data: then nothing is fetched for an island that is not used. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator && navigator.connection;
  return (
    (connection instanceof Object && 'saveData' in connection && connection.saveData === true) ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

function addLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
}

/**
 * Preloads the data that an island requests first, with the same fetch options. On a slow line it must not
 * compete with the code: it waits until the island's own file has arrived and half that time again, and then
 * follows React. If the code is ready sooner, the code requests the data itself.
 */
function preloadAfter(file: string, data: string, code: Promise<unknown>): void {
  const start = performance.now();
  const own = addLink({ rel: 'modulepreload', href: file });
  const fetched = { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href: data };
  own.onload = () => {
    const turn = setTimeout(() => addLink(fetched), (performance.now() - start) / 2);
    const cancel = () => clearTimeout(turn);
    code.then(cancel, cancel);
  };
}

/**
 * Remembers the words of an island, and returns what puts them back: a browser that translates the page replaces them,
 * and React, which finds others than its own, would make the island anew, without what was typed. The browser
 * translates them again.
 */
function rememberWords(island: HTMLElement): () => void {
  const words = new Map<Text, string>();
  const children = new Map<Node, ChildNode[]>();
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    words.set(text, text.data);
    if (text.parentNode) children.set(text.parentNode, [...text.parentNode.childNodes]);
  }
  return () => {
    for (const [text, word] of words) if (text.data !== word) text.data = word;
    for (const [parent, own] of children) {
      if (own.every((child) => child.parentNode === parent)) continue;
      for (const child of [...parent.childNodes]) if (!own.includes(child)) child.remove();
      let next: ChildNode | null = null;
      for (const child of [...own].reverse()) {
        if (child.parentNode !== parent) parent.insertBefore(child, next);
        next = child;
      }
    }
  };
}

/**
 * `client:intent`: fetches code at a visitor's first activity, and runs it when the island is used.
 * Its value is the address of data that the code begins with.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const waking = new AbortController();
  const using = new AbortController();
  let code: ReturnType<typeof load> | undefined;
  let hydration: Promise<void> | undefined;
  let held: HTMLElement | null = null;
  const restoreWords = rememberWords(island);

  function fetchCode(): ReturnType<typeof load> {
    waking.abort();
    if (code) return code;
    code = withinChunkTimeout(load());
    const file = island.getAttribute('component-url');
    if (file && typeof value === 'string') preloadAfter(file, value, code);
    return code;
  }

  function hold(event: Event): void {
    if (!(event instanceof MouseEvent && isPlainClick(event))) return;
    if (!(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>(scripted);
    if (!target) return;
    event.preventDefault();
    held = target;
  }

  // Only once: a second start makes React lose the root of an island that it has not hydrated yet,
  // and with it the repeated click. A single press fires three events: pointerdown, focusin, click.
  function hydrate(): Promise<void> {
    hydration ??= fetchCode().then((start) => {
      restoreWords();
      return start();
    }, giveUp);
    return hydration;
  }

  function use(event: Event): void {
    if (event.type === 'click') hold(event);
    void hydrate();
  }

  // React hydrates synchronously for a click that reaches it first, so it sees the repeated one.
  function replay(): void {
    using.abort();
    held?.click();
  }

  function giveUp(): void {
    code = undefined;
    hydration = undefined;
    const link = held instanceof HTMLAnchorElement ? held.href : null;
    held = null;
    if (link) location.assign(link);
  }

  function wake(event: Event): void {
    // The browser also tells of a pointer that rests while the page moves below it.
    const rests = event instanceof PointerEvent && !event.movementX && !event.movementY;
    if (!rests) fetchCode().catch(giveUp);
  }

  const wakeOptions = { passive: true, signal: waking.signal };
  if (!savesData()) for (const type of wakes) window.addEventListener(type, wake, wakeOptions);
  const useOptions = { capture: true, signal: using.signal };
  for (const type of uses) island.addEventListener(type, use, useOptions);
  island.addEventListener('astro:hydrate', replay, { once: true });
  island.addEventListener('astro:hydration-error', giveUp);
};

export default intent;
