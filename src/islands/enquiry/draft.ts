/** Keeps what is typed into a form until it is sent, so that a reload or a look at another page loses nothing. */
import { readStored, type StoredFields, tabStorage, writeStored } from '../../api/storage';
import { browserZone } from '../browser-zone';

interface Draft {
  /** Names the enquiry, so that a second click or attempt is the same enquiry. */
  id: string;
  values: Record<string, string>;
  /** When the first field had the focus (milliseconds since 1970). */
  begun: number;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function parseDraft({ id, values, begun }: StoredFields): Draft | null {
  return id && begun && values ? ({ id, values, begun } as Draft) : null;
}

function restore(form: HTMLFormElement, key: string): void {
  const draft = readStored(tabStorage, key, parseDraft);
  if (!draft) return;
  const { id, values, begun } = draft;
  form.dataset.enquiry = id;
  form.dataset.begun = String(begun);
  for (const control of form.querySelectorAll<Control>(
    'input:not([type=hidden]),textarea,select',
  )) {
    const value = values[control.name];
    if (value === undefined) continue;
    if (/radio|checkbox/.test(control.type))
      (control as HTMLInputElement).checked = control.value === value;
    else if (control.value === ('defaultValue' in control ? control.defaultValue : ''))
      control.value = value;
  }
}

function markBegun(form: HTMLFormElement): number {
  return Number((form.dataset.begun ??= String(Date.now())));
}

function save(form: HTMLFormElement, key: string): void {
  const id = (form.dataset.enquiry ??= crypto.randomUUID());
  const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const draft: Draft = { id, values, begun: markBegun(form) };
  writeStored(tabStorage, key, JSON.stringify(draft));
}

function forget(form: HTMLFormElement, key: string): void {
  delete form.dataset.enquiry;
  delete form.dataset.begun;
  writeStored(tabStorage, key, null);
}

/** Whether the browser has filled in a field: then people are quick, too. `:is` ignores an unknown selector. */
function isAutofilled(form: HTMLFormElement): boolean {
  return form.querySelector(':is(:autofill, :-webkit-autofill)') !== null;
}

/** Milliseconds since the first focus, across reloads; '' after autofill, a clock set back, or no focus. */
function millisecondsOpen(form: HTMLFormElement): string {
  const milliseconds = Date.now() - Number(form.dataset.begun ?? Number.NaN);
  return milliseconds >= 0 && !isAutofilled(form) ? String(milliseconds) : '';
}

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

/** Restores and stores the drafts of a page's forms; a reset or the answer to a form discards one. */
export function keepDrafts(): void {
  listen('focusin', markBegun);
  listen('input', save);
  listen('reset', forget);
  listen('formdata', (form, _key, event) => addEnquiryFields(form, event as FormDataEvent));
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]'))
    restore(form, form.dataset.draft ?? '');
  const sent = document.querySelector<HTMLElement>('[data-sent-draft]');
  if (sent) writeStored(tabStorage, sent.dataset.sentDraft ?? '', null);
}
