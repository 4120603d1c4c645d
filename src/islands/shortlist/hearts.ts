/**
 * Keeps a list of homes in this browser, with one listener for all hearts of a page: those of the server, and those
 * that islands render later. It imports nothing, not even `api/storage`: sharing code would turn this inline script of
 * every page into files of the first load.
 */
const key = 'shortlist';

type Link = HTMLAnchorElement;

/** The kept ids, or `null` where the browser keeps nothing: there a heart is the link that it is without a script. */
function readKept(): string[] | null {
  try {
    return (localStorage.getItem(key) ?? '').split(',').filter(Boolean);
  } catch {
    return null;
  }
}

function isWritten(ids: readonly string[]): boolean {
  try {
    localStorage.setItem(key, ids.join());
    return true;
  } catch {
    return false;
  }
}

/** The home that the address of a heart adds. */
function idOf({ search }: Link): string {
  return search.split('=')[1] ?? '';
}

/** Shows what is kept: on each heart, and in the header. */
function paint(): void {
  const kept = readKept();
  const link = document.querySelector<Link>('[data-shortlist]');
  const count = link?.querySelector('b');
  if (!kept || !link || !count) return;
  for (const heart of document.querySelectorAll<Link>('[data-heart]')) {
    heart.setAttribute('role', 'button');
    heart.setAttribute('aria-pressed', String(kept.includes(idOf(heart))));
  }
  link.hidden = kept.length === 0;
  link.search = `homes=${kept.join()}`;
  count.textContent = String(kept.length);
}

/** Keeps a home or drops it. What the browser cannot keep, or is too much, goes on in the address of the list. */
function press(heart: Link): void {
  const kept = readKept() ?? [];
  const id = idOf(heart);
  const next = kept.includes(id) ? kept.filter((other) => other !== id) : [...kept, id];
  const max = Number(document.querySelector<Link>('[data-shortlist]')?.dataset.max);
  if (next.length <= max && isWritten(next)) paint();
  else location.assign(`${heart.pathname}?homes=${next.join()}`);
}

function heartOf({ target }: Event): Link | null {
  return (target as Element).closest<Link>('[data-heart][role]');
}

/** Makes the hearts of the page buttons that keep a home, and keeps them right in all tabs. */
export function keepHearts(): void {
  document.addEventListener('click', (event) => {
    const heart = heartOf(event);
    if (!heart) return;
    event.preventDefault();
    press(heart);
  });
  // A button is pressed with the space bar too.
  document.addEventListener('keydown', (event) => {
    const heart = event.key === ' ' && heartOf(event);
    if (!heart) return;
    event.preventDefault();
    press(heart);
  });
  for (const type of ['pageshow', 'storage']) addEventListener(type, paint);
  const main = document.querySelector('main');
  if (main) new MutationObserver(paint).observe(main, { childList: true, subtree: true });
  paint();
}
