/** The facts of a property in its row: rent and day are edited there, by the rules of the form. */
import type { Ref } from 'react';
import { editingWords } from '../../../content/admin/editing';
import { belowLeastText } from '../../../content/admin/private';
import { fieldError } from '../../../content/forms/field-errors';
import { parseValue } from '../../../domain/field';
import type { ListedRow } from '../../../domain/list/row';
import { propertyFields } from '../../../domain/property/fields';
import { findLeastAbove } from '../../../domain/property/least-rent';
import { availableFromText, formatRent } from '../../../domain/property/format';
import type { SaveEdits } from './changes';
import { EditInPlace, type EditorHandle } from './EditInPlace';
import styles from './records.module.css';

interface Props {
  row: ListedRow;
  today: string;
  onEdit: SaveEdits;
  /** The editor of the day, which a switched status opens. */
  day: Ref<EditorHandle>;
}

function showDay(availableFrom: string, today: string): string {
  const words = editingWords.availableFrom;
  if (availableFrom === '') return words.set;
  const text = availableFromText(availableFrom, today);
  if (text === null) return words.now;
  return /^\d/.test(text) ? words.from(text) : text;
}

export function Facts({ row, today, onEdit, day }: Props) {
  const [rent = '', ...others] = row.facts;
  const { written } = row;
  if (!written) return null;
  const warn = (price: string) => {
    const least = findLeastAbove(price, row.office?.leastRent ?? '');
    return least === null ? '' : belowLeastText(least);
  };
  const describe = (name: 'price' | 'availableFrom') => ({
    label: editingWords[name].label(row.title),
    hint: editingWords[name].hint,
    value: written[name],
    read: (typed: string) => {
      const { value, faults } = parseValue(propertyFields[name], typed, {});
      const [first] = faults;
      return {
        text: typeof value === 'string' ? value : typed,
        error: first && fieldError(first.fault, name),
      };
    },
    onSave: (text: string) => {
      const said = name === 'price' ? formatRent(text) : text;
      const warning = name === 'price' ? warn(text) : '';
      return onEdit([{ row, change: { [name]: text } }], (things) =>
        [editingWords[name].done(things, said), warning].filter(Boolean).join('. '),
      );
    },
  });
  return (
    <div className={`numbers small ${styles.facts}`}>
      <EditInPlace shown={rent || editingWords.price.set} warn={warn} {...describe('price')} />
      {others.map((fact, index) => (
        // A property has the same facts in the same order.
        <span key={index}>{fact}</span>
      ))}
      <EditInPlace
        handle={day}
        shown={showDay(written.availableFrom, today)}
        {...describe('availableFrom')}
      />
    </div>
  );
}
