/** Keeps what is typed into a form until it is sent, so that a reload or a look at another page loses nothing. */
import { tabStorage } from '../../api/storage';
import { browserZone } from '../browser-zone';

interface Draft {
  /** Names the enquiry, so that a second click or attempt is the same enquiry. */
  id: string;
  values: Record<string, string>;
  /** When the first field had the focus (milliseconds since 1970). */
  begun: number;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function restore(form: HTMLFormElement, key: string): void {
  const draft = JSON.parse(tabStorage.read(key) ?? 'null') as Draft | null;
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

/** Marks the time of the first focus, or of the first input if the focus came before this script. */
function markBegun(form: HTMLFormElement): number {
  return Number((form.dataset.begun ??= String(Date.now())));
}

function save(form: HTMLFormElement, key: string): void {
  const id = (form.dataset.enquiry ??= crypto.randomUUID());
  const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const draft: Draft = { id, values, begun: markBegun(form) };
  tabStorage.write(key, JSON.stringify(draft));
}

function forget(form: HTMLFormElement, key: string): void {
  delete form.dataset.enquiry;
  delete form.dataset.begun;
  tabStorage.write(key, null);
}

/** Whether the browser has filled in a field: then people are quick, too. `:is` ignores an unknown selector. */
function isAutofilled(form: HTMLFormElement): boolean {
  return form.querySelector(':is(:autofill, :-webkit-autofill)') !== null;
}

/**
 * The milliseconds since the first field had the focus, across reloads; '' where that says nothing about
 * its sender: no field had it, the browser filled in the form, or its clock was set back.
 */
function millisecondsOpen(form: HTMLFormElement): string {
  const milliseconds = Date.now() - Number(form.dataset.begun ?? Number.NaN);
  return milliseconds >= 0 && !isAutofilled(form) ? String(milliseconds) : '';
}

/** Adds the enquiry's `id`, `openFor` and the browser's time `zone` to the data that a form sends. */
function addEnquiryFields(form: HTMLFormElement, { formData }: FormDataEvent): void {
  formData.set('id', (form.dataset.enquiry ??= crypto.randomUUID()));
  formData.set('openFor', millisecondsOpen(form));
  formData.set('zone', browserZone() ?? '');
}

/** Handles an event of the page's forms, also of one that React has rendered again after a translation. */
function listen(
  type: 'focusin' | 'input' | 'reset' | 'formdata',
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
  listen('focusin', markBegun);
  listen('input', save);
  listen('reset', forget);
  listen('formdata', (form, _key, event) => addEnquiryFields(form, event as FormDataEvent));
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    restore(form, form.dataset.draft ?? '');
  }
  const sent = document.querySelector<HTMLElement>('[data-sent-draft]');
  if (sent) tabStorage.write(sent.dataset.sentDraft ?? '', null);
}
