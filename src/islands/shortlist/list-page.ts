/** What the page of a list does besides its links; it shares no code with `hearts`, for the same reason. */
const key = 'shortlist';

function readKept(): string[] | null {
  try {
    return (localStorage.getItem(key) ?? '').split(',').filter(Boolean);
  } catch {
    return null;
  }
}

/** Keeps a list in this browser, and tells the hearts and the header of this page. */
function isWritten(ids: readonly string[]): boolean {
  try {
    localStorage.setItem(key, ids.join());
  } catch {
    return false;
  }
  dispatchEvent(new Event('storage'));
  return true;
}

function idsOf(text: string): string[] {
  return text.split(',').filter(Boolean);
}

/** Whether the page shows the list of this browser, in whatever order. */
function isOwn(shown: readonly string[]): boolean {
  const kept = readKept();
  return kept?.length === shown.length && shown.every((id) => kept.includes(id));
}

/** What changes the own list on its page, changes it in the browser as well; a list of somebody else stays apart. */
function followLinks(shown: readonly string[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-list]')) {
    link.addEventListener('click', () => {
      if (isOwn(shown)) isWritten(idsOf(link.search.split('=')[1] ?? ''));
    });
  }
}

/** Offers to keep the homes of somebody else's list. */
function offerToKeep(button: HTMLButtonElement, shown: readonly string[], max: number): void {
  const all = () => [...new Set([...(readKept() ?? []), ...shown])];
  const show = () => {
    const kept = readKept();
    if (kept && shown.some((id) => !kept.includes(id))) delete button.dataset.waiting;
  };
  button.addEventListener('click', () => {
    const next = all();
    // What is too much, or cannot be kept, goes on in an address.
    if (next.length > max || !isWritten(next)) location.search = `homes=${next.join()}`;
    button.textContent = button.dataset.kept ?? '';
    button.setAttribute('aria-disabled', 'true');
  });
  for (const type of ['pageshow', 'storage']) addEventListener(type, show);
  show();
}

/** Copies the address; where the browser refuses that, the field with it is shown and selected. */
function offerToCopy(part: HTMLElement): void {
  const copy = part.querySelector<HTMLButtonElement>('[data-copy]');
  const field = part.querySelector('input');
  const said = part.querySelector('[role=status]');
  if (!copy || !field || !said) return;
  delete copy.dataset.waiting;
  copy.addEventListener('click', () => {
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(field.value))
      .then(
        () => (said.textContent = copy.dataset.done ?? ''),
        () => {
          said.textContent = copy.dataset.failed ?? '';
          field.hidden = false;
          field.select();
          field.focus();
        },
      );
  });
}

/** Makes the page of a list work with the list of this browser. */
export function useListPage(): void {
  const page = document.querySelector<HTMLElement>('[data-page-list]');
  if (!page) return;
  const shown = idsOf(page.dataset.pageList ?? '');
  const kept = readKept() ?? [];
  if (!location.search.includes('homes=') && kept.length > 0) {
    location.replace(`${location.pathname}?homes=${kept.join()}`);
    return;
  }
  followLinks(shown);
  const keep = page.querySelector<HTMLButtonElement>('[data-keep]');
  if (keep) offerToKeep(keep, shown, Number(page.dataset.max));
  const share = page.querySelector<HTMLElement>('[data-sharing]');
  if (share) offerToCopy(share);
}
