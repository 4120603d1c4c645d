/** Keeps what is typed into a form until it is sent, so that a reload or a look at another page loses nothing. */

interface Draft {
  /** Names the enquiry, so that a second click or attempt is the same enquiry. */
  id: string;
  values: Record<string, string>;
  /** When the first field had the focus (milliseconds since 1970). */
  begun: number;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Storage can be full or blocked; the form works without it. Not through `api/storage`: sharing
 * code would turn this inline script into three files of the first load.
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
  form.dataset.begun = String(draft.begun);
  for (const control of form.querySelectorAll<Control>(
    'input:not([type=hidden]),textarea,select',
  )) {
    const value = draft.values[control.name];
    if (value === undefined) continue;
    if (/radio|checkbox/.test(control.type))
      (control as HTMLInputElement).checked = control.value === value;
    else if (control.value === ('defaultValue' in control ? control.defaultValue : ''))
      control.value = value;
  }
}

/** When the form was begun: at the first focus, or the first input where the focus came before this script. */
function begin(form: HTMLFormElement): number {
  return Number((form.dataset.begun ??= String(Date.now())));
}

function save(form: HTMLFormElement, key: string): void {
  const id = (form.dataset.enquiry ??= crypto.randomUUID());
  const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const draft: Draft = { id, values, begun: begin(form) };
  quietly(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

function discardDraft(key: string): void {
  quietly(() => sessionStorage.removeItem(key));
}

function forget(form: HTMLFormElement, key: string): void {
  delete form.dataset.enquiry;
  delete form.dataset.begun;
  discardDraft(key);
}

/** Whether the browser has filled in a field: then even people are done at once. Older browsers know only the prefix. */
function isAutofilled(form: HTMLFormElement): boolean {
  return [':autofill', ':-webkit-autofill'].some(
    (selector) => (quietly(() => form.querySelector(selector)) ?? null) !== null,
  );
}

/**
 * The milliseconds since the first field had the focus, across reloads; '' where that says nothing about
 * its sender: no field had it, the browser filled in the form, or its clock was set back.
 */
function openFor(form: HTMLFormElement): string {
  const milliseconds = Date.now() - Number(form.dataset.begun ?? Number.NaN);
  return milliseconds >= 0 && !isAutofilled(form) ? String(milliseconds) : '';
}

/** Adds to what a form sends, by the browser or the island, the enquiry's `id` and `openFor`, and the browser's time `zone`. */
function complete(form: HTMLFormElement, { formData }: FormDataEvent): void {
  formData.set('id', (form.dataset.enquiry ??= crypto.randomUUID()));
  formData.set('openFor', openFor(form));
  formData.set('zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Handles an event of the page's forms: also of one that the island has made anew, with other words after a translation. */
function listen(
  type: 'draft' | 'focusin' | 'input' | 'reset' | 'formdata',
  act: (form: HTMLFormElement, key: string, event: Event) => void,
): void {
  document.addEventListener(type, (event) => {
    const form = (event.target as Element).closest<HTMLFormElement>('form[data-draft]');
    if (form) act(form, form.dataset.draft ?? '', event);
  });
}

/**
 * Restores the drafts of a page's forms and stores them from now on; a reset discards one, and so does the answer to a
 * form that the browser has submitted itself.
 */
export function keepDrafts(): void {
  listen('draft', restore);
  listen('focusin', begin);
  listen('input', save);
  listen('reset', forget);
  listen('formdata', (form, _key, event) => complete(form, event as FormDataEvent));
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    restore(form, form.dataset.draft ?? '');
  }
  const sent = document.querySelector<HTMLElement>('[data-sent-draft]');
  if (sent) discardDraft(sent.dataset.sentDraft ?? '');
}
