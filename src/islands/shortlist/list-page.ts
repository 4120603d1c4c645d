/**
 * What the page of a shortlist does in a browser: it keeps the visitor's own list there, offers to keep somebody else's, and
 * copies its address.
 */
import { copyText } from '../copy-text';
import { canKeep, idsIn, keep, readKept } from './hearts';

function isOwn(shown: readonly string[]): boolean {
  const kept = readKept();
  return kept.length === shown.length && shown.every((id) => kept.includes(id));
}

/** Links that change the visitor's own list also change it in the browser; somebody else's list stays apart. */
function followLinks(shown: readonly string[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-list]')) {
    link.addEventListener('click', () => {
      if (isOwn(shown)) keep(idsIn(link.search.split('=')[1]));
    });
  }
}

function offerToKeep(button: HTMLButtonElement, shown: readonly string[], max: number): void {
  const show = () => {
    if (shown.some((id) => !readKept().includes(id))) delete button.dataset.waiting;
  };
  button.addEventListener('click', () => {
    const next = [...new Set([...readKept(), ...shown])];
    // A list that is too long, or that the browser cannot keep, continues in an address.
    if (next.length > max || !keep(next)) location.search = `homes=${next.join()}`;
    button.textContent = button.dataset.kept ?? '';
    button.setAttribute('aria-disabled', 'true');
  });
  for (const type of ['pageshow', 'storage']) addEventListener(type, show);
  show();
}

/** Copies the address; where the browser refuses that, the field with it is shown and selected. */
function offerToCopy(page: HTMLElement): void {
  const copy = page.querySelector<HTMLButtonElement>('[data-copy]');
  const field = page.querySelector<HTMLInputElement>('[data-sharing] input');
  const said = page.querySelector('[data-sharing] p');
  if (!copy || !field || !said) return;
  delete copy.dataset.waiting;
  copy.addEventListener('click', () => {
    void copyText(field.value).then((isCopied) => {
      said.textContent = copy.dataset[isCopied ? 'done' : 'failed'] ?? '';
      if (isCopied) return;
      field.hidden = false;
      field.select();
      field.focus();
    });
  });
}

/** Makes the page of a list work with the list of this browser. */
export function useListPage(): void {
  const page = document.querySelector<HTMLElement>('[data-page-list]');
  if (!page) return;
  const shown = idsIn(page.dataset.pageList);
  const kept = readKept();
  if (!location.search.includes('homes=') && kept.length > 0) {
    location.replace(`?homes=${kept.join()}`);
    return;
  }
  followLinks(shown);
  const keeper = page.querySelector<HTMLButtonElement>('[data-keep]');
  if (keeper && canKeep()) offerToKeep(keeper, shown, Number(page.dataset.max));
  offerToCopy(page);
}
