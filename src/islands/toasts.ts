/** Milliseconds after which a toast closes. */
const toastMilliseconds = 5_000;

/** Milliseconds for a toast with an action; that is offered elsewhere as well, so that no focus holds the toast. */
const offerMilliseconds = 15_000;

interface ToastOptions {
  tone: 'success' | 'error';
  position?: 'top' | 'top-right';
  /** One action, such as Undo. With `back` its button takes the focus at once, and `back` moves it on afterwards. */
  action?: { label: string; run: () => void; back?: (() => void) | undefined };
  /** Leads to what stands on the page as well. */
  link?: { label: string; href: string } | undefined;
}

/** How each toast that is shown is closed, by what it says: one that would say it again takes its place. */
const shown = new Map<string, () => void>();

/** Closes the toast with an action, because of a change after it; the next offer does so too. */
export function closeOffer(): void {
  shown.get('offer')?.();
}

/** The toasts stand at the lower edge while they would cover the field that has the focus. */
function keepClear(region: HTMLElement): void {
  region.dataset.edge = 'top';
  const field = document.activeElement?.closest('input, select, textarea');
  if (!field) return;
  const { top, bottom } = field.getBoundingClientRect();
  const isOver = (box: DOMRect) => box.top < bottom && top < box.bottom;
  if ([...region.children].some((toast) => isOver(toast.getBoundingClientRect())))
    region.dataset.edge = 'bottom';
}

/** Runs `close` after five seconds; pointing at the toast or focusing it stops the time, which then starts again. */
function closeAfterRest(toast: HTMLElement, close: () => void): void {
  let timer = setTimeout(close, toastMilliseconds);
  const pause = () => clearTimeout(timer);
  const resume = () => {
    pause();
    timer = setTimeout(close, toastMilliseconds);
  };
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, pause);
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, resume);
}

function make<Tag extends 'a' | 'button' | 'div' | 'p'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}

/**
 * Shows a message, in place of one that says the same or of the success before it; it closes after five seconds (fifteen with an
 * action), by its button or Escape.
 */
export function showToast(
  text: string,
  { tone, position = 'top', action, link }: ToastOptions,
): void {
  const region = document.getElementById('toasts');
  if (!region) return;
  const toast = make('div', { className: 'toast' });
  const closing = new AbortController();
  const { signal } = closing;
  // A success replaces the one before it, an offer the one before it; an error stays beside others, each text once.
  const says = action || link ? 'offer' : tone === 'success' ? tone : text;
  shown.get(says)?.();
  const close = () => {
    closing.abort();
    shown.delete(says);
    const hadFocus = toast.contains(document.activeElement);
    toast.remove();
    if (hadFocus) action?.back?.();
  };
  toast.dataset.tone = tone;
  toast.append(make('p', { textContent: text }));
  if (action) {
    const onclick = () => {
      close();
      action.run();
    };
    const { label: textContent } = action;
    toast.append(
      make('button', { type: 'button', className: 'button-text', textContent, onclick }),
    );
  }
  if (link) {
    const { label: textContent, href } = link;
    toast.append(make('a', { className: 'button-text', textContent, href }));
  }
  const closer = make('button', {
    type: 'button',
    className: 'toast-close',
    textContent: '×',
    onclick: close,
  });
  closer.setAttribute('aria-label', region.dataset.closeLabel ?? '');
  toast.append(closer);
  region.dataset.position = position;
  region.append(toast);
  shown.set(says, close);
  keepClear(region);
  document.addEventListener('focusin', () => keepClear(region), { signal });
  if (action) {
    const timer = setTimeout(close, offerMilliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  } else closeAfterRest(toast, close);
  if (action?.back) toast.querySelector('button')?.focus();
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
}
