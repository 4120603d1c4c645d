/**
 * The homes that this browser keeps, and the hearts that show it: without React, as every page with cards has them, and
 * in all tabs at once.
 */
import { longStorage, readStoredString, writeStored } from '../../api/storage';
import { heartText } from '../../content/properties/shortlist';

const key = 'shortlist';

type Link = HTMLAnchorElement;

/** The ids in a list as addresses and this browser write it. */
export function idsIn(list: string | null | undefined): string[] {
  return (list ?? '').split(',').filter(Boolean);
}

export const readKept = () => idsIn(readStoredString(longStorage, key));

export const canKeep = () => writeStored(longStorage, key, readStoredString(longStorage, key));

/** Keeps a list in this browser, and tells the hearts and the header of this page; returns whether that succeeded. */
export function keep(ids: readonly string[]): boolean {
  const isKept = writeStored(longStorage, key, ids.join());
  dispatchEvent(new Event('storage'));
  return isKept;
}

function findId({ search }: Link): string {
  return search.split('=')[1] ?? '';
}

let said: Link | undefined;

/** Shows the list as it is now: in the hearts, in the header and in the message about it. */
function paint(): void {
  const kept = readKept();
  const link = document.querySelector<Link>('[data-shortlist]');
  const count = link?.querySelector('b');
  if (!link || !count) return;
  for (const heart of document.querySelectorAll<Link>('[data-heart]')) {
    heart.setAttribute('role', 'button');
    heart.setAttribute('aria-pressed', String(kept.includes(findId(heart))));
  }
  link.hidden = kept.length === 0;
  link.search = `homes=${kept.join()}`;
  count.textContent = String(kept.length);
  if (!said) return;
  if (link.hidden) said.remove();
  said.href = link.href;
  said.textContent = heartText.kept(kept.length);
}

/** How long (ms) the message about kept homes stays. */
const saidFor = 5_000;

/** Says once where kept homes are. Smaller than a toast of the islands, whose code few pages with hearts have. */
function sayKept(): void {
  if (said) return;
  const message = Object.assign(document.createElement('a'), { className: 'toast' });
  said = message;
  paint();
  document.getElementById('toasts')?.append(message);
  setTimeout(() => message.remove(), saidFor);
}

/** Keeps a home or drops it. A list that the browser cannot keep, or that is too long, continues in its address. */
function press(heart: Link): void {
  const kept = readKept();
  const id = findId(heart);
  const isKept = kept.includes(id);
  const next = isKept ? kept.filter((other) => other !== id) : [...kept, id];
  const max = Number(document.querySelector<Link>('[data-shortlist]')?.dataset.max);
  if (next.length > max || !keep(next)) location.assign(`${heart.pathname}?homes=${next.join()}`);
  else if (!isKept) sayKept();
}

function findHeart({ target }: Event): Link | null {
  return (target as Element).closest<Link>('[data-heart][role]');
}

/** Makes the page's hearts keep a home, in all tabs; where the browser keeps nothing, they stay links. */
export function keepHearts(): void {
  if (!canKeep()) return;
  document.addEventListener('click', (event) => {
    const heart = findHeart(event);
    if (!heart) return;
    event.preventDefault();
    press(heart);
  });
  // A button is pressed with the space bar too.
  document.addEventListener('keydown', (event) => {
    const heart = event.key === ' ' && findHeart(event);
    if (!heart) return;
    event.preventDefault();
    press(heart);
  });
  for (const type of ['pageshow', 'storage']) addEventListener(type, paint);
  const main = document.querySelector('main');
  if (main) new MutationObserver(paint).observe(main, { childList: true, subtree: true });
  paint();
}
