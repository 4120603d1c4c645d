/** Keeps what is typed into a form until it is sent, so that a closed or reloaded tab loses nothing. */

interface Draft {
  /** Names the enquiry, so that a second click or attempt is the same enquiry. */
  id: string;
  values: Record<string, string>;
  /** When the page was opened that the first word was typed on (milliseconds since 1970). */
  opened: number;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type=hidden]), textarea')];
}

/**
 * Storage can be full or forbidden; the form works without it. Not by `api/storage`: shared with other
 * code, this script of the first load would be three files instead of a part of the page.
 */
function quietly<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function restore(form: HTMLFormElement, key: string): void {
  const draft = quietly(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null);
  if (!draft) return;
  form.dataset.enquiry = draft.id;
  form.dataset.opened = String(draft.opened);
  for (const control of controlsOf(form)) {
    const value = draft.values[control.name];
    if (value !== undefined && control.value === control.defaultValue) control.value = value;
  }
}

function save(form: HTMLFormElement, key: string): void {
  const id = (form.dataset.enquiry ??= crypto.randomUUID());
  const values = Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
  const opened = Number((form.dataset.opened ??= String(performance.timeOrigin)));
  const draft: Draft = { id, values, opened };
  quietly(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

function discardDraft(key: string): void {
  quietly(() => sessionStorage.removeItem(key));
}

function forget(form: HTMLFormElement, key: string): void {
  delete form.dataset.enquiry;
  delete form.dataset.opened;
  discardDraft(key);
}

/** How long somebody had for the form (milliseconds), over reloads; clocks that are set back count for nothing. */
function openFor(form: HTMLFormElement): number {
  const sinceOpened = Date.now() - Number(form.dataset.opened ?? Number.NaN);
  return Math.round(sinceOpened > 0 ? Math.max(performance.now(), sinceOpened) : performance.now());
}

/**
 * Restores the draft of a form and keeps it from now on; a reset forgets it. Whoever reads the form,
 * the browser or the island, gets the enquiry's `id` and `openFor` (milliseconds) with its fields.
 */
function keepDraft(form: HTMLFormElement): void {
  const key = form.dataset.draft ?? '';
  restore(form, key);
  form.addEventListener('input', () => save(form, key));
  form.addEventListener('reset', () => forget(form, key));
  form.addEventListener('formdata', ({ formData }) => {
    formData.set('id', (form.dataset.enquiry ??= crypto.randomUUID()));
    formData.set('openFor', openFor(form).toString());
  });
}

/** Keeps the drafts of a page's forms, and discards the one that the browser sent by itself. */
export function keepDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    keepDraft(form);
  }
  const sent = document.querySelector<HTMLElement>('[data-sent-draft]');
  if (sent) discardDraft(sent.dataset.sentDraft ?? '');
}
