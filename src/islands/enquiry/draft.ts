/** Keeps what is typed into a form until it is sent, so that a closed or reloaded tab loses nothing. */

interface Draft {
  /** Names the lead, so that a second click or a second try is the same lead. */
  id: string;
  values: Record<string, string>;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type=hidden]), textarea')];
}

/** Storage can be full or forbidden; the form works without it. */
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
  form.dataset.lead = draft.id;
  for (const control of controlsOf(form)) {
    const value = draft.values[control.name];
    if (value !== undefined && control.value === control.defaultValue) control.value = value;
  }
}

function save(form: HTMLFormElement, key: string): void {
  const id = (form.dataset.lead ??= crypto.randomUUID());
  const values = Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
  const draft: Draft = { id, values };
  quietly(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

function forget(form: HTMLFormElement, key: string): void {
  delete form.dataset.lead;
  quietly(() => sessionStorage.removeItem(key));
}

/**
 * Restores the draft of a form and keeps it from now on; a reset forgets it. Whoever reads the form,
 * the browser or the island, gets the lead's `id` and `openFor` (milliseconds) with its fields.
 */
export function keepDraft(form: HTMLFormElement): void {
  const key = form.dataset.draft ?? '';
  restore(form, key);
  form.addEventListener('input', () => save(form, key));
  form.addEventListener('reset', () => forget(form, key));
  form.addEventListener('formdata', ({ formData }) => {
    formData.set('id', (form.dataset.lead ??= crypto.randomUUID()));
    formData.set('openFor', Math.round(performance.now()).toString());
  });
}
