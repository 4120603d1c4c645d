import { bedFields } from '../../domain/property/bed-choice';
import { optionFlags } from '../../domain/property/facts';
import { defaultFilter } from '../../domain/property/filter';
import { type ListingQuery, readFilterQuery } from '../../domain/property/filter-query';
import { rangeKeys } from '../../domain/property/range';

/** Sets one field of the panel, of whatever kind it is; `null` chooses none of several radio buttons. */
function setField(
  form: HTMLFormElement,
  name: string,
  value: string | number | boolean | null,
): void {
  const named = form.elements.namedItem(name);
  for (const field of named instanceof RadioNodeList ? named : [named]) {
    if (field instanceof HTMLSelectElement) field.value = String(value);
    else if (!(field instanceof HTMLInputElement)) continue;
    // The `value` of several radio buttons cannot be set to '' in every browser.
    else if (field.type === 'radio') field.checked = field.value === value;
    else if (field.type !== 'checkbox') field.value = String(value);
    else field.checked = value === true;
  }
}

/** Reads the panel's fields like the query of an address, since the form submits as one. */
export function readPanel(form: HTMLFormElement): Omit<ListingQuery, 'page'> {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') query.append(name, value);
  }
  const { filter, sort, view } = readFilterQuery(query);
  return { filter, sort, view };
}

/** Sets the panel's fields, after a chip, "Clear all" or the back button. */
export function writePanel(
  form: HTMLFormElement,
  { filter, sort }: Omit<ListingQuery, 'page' | 'view'>,
): void {
  const values = { ...filter, ...optionFlags(filter), ...bedFields(filter), sort };
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'object' || value === null) setField(form, name, value);
  }
}

/** The chips and the range of bedrooms are two ways to say one thing: the last one used counts. */
export function syncBedFields(form: HTMLFormElement, changed: string): void {
  const range = rangeKeys.bed;
  const isDefault = (key: (typeof range)[number]) => {
    const side = form.elements.namedItem(key);
    return side instanceof HTMLSelectElement && side.value === String(defaultFilter[key]);
  };
  if (changed === 'beds') {
    for (const key of range) setField(form, key, defaultFilter[key]);
  } else if (range.some((key) => key === changed)) {
    setField(form, 'beds', range.every(isDefault) ? '' : null);
  }
}
