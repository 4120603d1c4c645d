import type { ClientDirective } from 'astro';
import { withinChunkTimeout } from '../islands/chunk-timeout';
import { isPlainClick } from '../islands/plain-click';
import { rememberWords } from './words';

/** Events that show a visitor is active: the island's code is fetched. */
const wakes = ['scroll', 'touchstart', 'pointermove', 'focusin', 'keydown'];
/** Events that show the island is being used: it is hydrated. */
const uses = ['focusin', 'keydown', 'input', 'submit', 'click'];
/** Events that begin and end a press. */
const presses = ['mousedown', 'mouseup', 'dragend'];
/** Elements that do nothing without their code. All others work natively: their clicks need not wait for it. */
const scripted = 'button[type=button], a[data-lightbox]';
/** Elements whose click is a use; one beside them may end the selection of text. */
const controls = 'a, button, summary, label, input, select, textarea';

/** Whether the visitor asks for little data: then nothing is fetched for an island that is not used. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator && navigator.connection;
  return (
    (connection instanceof Object && 'saveData' in connection && connection.saveData === true) ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** The control that a click is on, unless it is to open something elsewhere. */
function clickedControl(event: Event): HTMLElement | null {
  const isClick = event instanceof MouseEvent && isPlainClick(event);
  return isClick && event.target instanceof Element ? event.target.closest(controls) : null;
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
 * Makes React hydrate an island now, with the part that an element is in, instead of when there is time: it does so for
 * an event that it cannot keep until later. Nothing on the site listens to this one.
 */
function hydrateAtOnce(element: Element | null): void {
  element?.dispatchEvent(new Event('auxclick'));
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
  let pressed = false;
  const restoreWords = rememberWords(island);

  function fetchCode(): ReturnType<typeof load> {
    waking.abort();
    if (code) return code;
    code = withinChunkTimeout(load());
    const file = island.getAttribute('component-url');
    if (file && typeof value === 'string') preloadAfter(file, value, code);
    return code;
  }

  /** Stops a click, to repeat it once React is there. */
  function hold(click: Event, control: HTMLElement): void {
    click.preventDefault();
    // Where the code is there already, React begins to listen during this click, and would handle both.
    click.stopPropagation();
    held = control;
  }

  // Only once: a second start makes React lose the root of an island that it has not hydrated yet,
  // and with it the repeated click. One use fires several events, such as keydown and click.
  function hydrate(event: Event, control: HTMLElement | null): Promise<void> {
    hydration ??= fetchCode().then((start) => {
      const wasTranslated = restoreWords();
      // React finds nothing at translated words that were just taken out.
      const isUnderWay = event.eventPhase !== Event.NONE;
      const isLost = control && isUnderWay && !control.contains(event.target as Node);
      if (isLost) hold(event, control);
      const started = start();
      const focused = wasTranslated && island.contains(document.activeElement);
      hydrateAtOnce(focused ? document.activeElement : island.firstElementChild);
      return started;
    }, giveUp);
    return hydration;
  }

  function press(event: Event): void {
    pressed = event.type === 'mousedown' && (event as MouseEvent).button === 0;
  }

  function use(event: Event): void {
    // A first press is a use at its click, not at its focus: what changes or moves between the two loses the click.
    if (event.type === 'focusin' && pressed) return;
    const control = clickedControl(event);
    if (event.type === 'click' && !control) return;
    if (control?.matches(scripted)) hold(event, control);
    void hydrate(event, control);
  }

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
  for (const type of presses) window.addEventListener(type, press, useOptions);
  for (const type of uses) island.addEventListener(type, use, useOptions);
  island.addEventListener('astro:hydrate', replay, { once: true });
  island.addEventListener('astro:hydration-error', giveUp, useOptions);
};

export default intent;
