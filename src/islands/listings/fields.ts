import { type ListingQuery, readFilterQuery } from '../../domain/property/filter-query';

/** What the panel's fields say; the same reading as of an address, since the form is one. */
export function readFields(form: HTMLFormElement): Omit<ListingQuery, 'page'> {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') query.set(name, value);
  }
  const { filter, sort } = readFilterQuery(query);
  return { filter, sort };
}

/** Sets the panel's fields, after a chip, "Clear all" or the back button. */
export function writeFields(
  form: HTMLFormElement,
  { filter, sort }: Omit<ListingQuery, 'page'>,
): void {
  for (const [name, value] of Object.entries({ ...filter, sort })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = value === true;
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = String(value);
    }
  }
}
