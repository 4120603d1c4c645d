/**
 * The fields of the filter as a query, and a query in the fields: they are uncontrolled, so this alone reads and sets
 * them.
 */
import { bedFields, defaultFilter, rangeKeys } from '../../domain/filter/filter';
import { optionFlags } from '../../domain/filter/facts';
import {
  type ListingQuery,
  type NumberKey,
  numberKeys,
  readFilterQuery,
} from '../../domain/filter/address';

type FieldValue = string | number | boolean | null;

/** Whether a field, by its name, takes a number. */
export function isNumberField(name: string): name is NumberKey {
  return numberKeys.some((key) => key === name);
}

/** The text of a field for a value; '' for a limit that is not set. */
export function fieldText(name: string, value: FieldValue): string {
  return isNumberField(name) && value === defaultFilter[name] ? '' : String(value);
}

/** Sets one field of the panel, of whatever kind it is; `null` chooses none of several radio buttons. */
function setField(form: HTMLFormElement, name: string, value: FieldValue): void {
  const named = form.elements.namedItem(name);
  for (const field of named instanceof RadioNodeList ? named : [named]) {
    if (field instanceof HTMLSelectElement) field.value = String(value);
    else if (!(field instanceof HTMLInputElement)) continue;
    // The `value` of several radio buttons cannot be set to '' in every browser.
    else if (field.type === 'radio') field.checked = field.value === value;
    else if (field.type !== 'checkbox') field.value = fieldText(name, value);
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

/** Once the field of a number is left, it shows what was understood: 22000 for "22k", nothing for "cheap". */
export function tidyNumber({ form, name }: HTMLInputElement): void {
  if (form && isNumberField(name)) setField(form, name, readPanel(form).filter[name]);
}

/**
 * Two fields may say one thing. Of the chips and the range of bedrooms the last one used counts; a place of work becomes a
 * word of the search, which has a chip to remove it by.
 */
export function syncFields(form: HTMLFormElement, changed: string): void {
  // Without a place of work the text is somebody's who may be typing: reading it would take the space at its end.
  if (changed === 'work' && new FormData(form).get('work')) {
    setField(form, 'text', readPanel(form).filter.text);
    setField(form, 'work', '');
  }
  const range = rangeKeys.bed;
  const isEmpty = (key: (typeof range)[number]) => {
    const side = form.elements.namedItem(key);
    return side instanceof HTMLInputElement && side.value === '';
  };
  if (changed === 'beds') {
    for (const key of range) setField(form, key, defaultFilter[key]);
  } else if (range.some((key) => key === changed)) {
    setField(form, 'beds', range.every(isEmpty) ? '' : null);
  }
}
