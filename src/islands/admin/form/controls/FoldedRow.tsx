import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { shownValue } from '../../../../content/properties/options';
import type { ListDefinition } from '../../../../domain/field/lists';
import { type FormError, rowsIn } from '../../../../domain/form';
import styles from '../../record-form.module.css';
import type { FormEditor } from '../spec';

interface Props {
  title: string;
  field: ListDefinition;
  list: string;
  index: number;
  errors: readonly FormError[];
  editor: FormEditor;
  children: ReactNode;
}

/**
 * A given row under its title, beside which stand the choices that are not the usual ones; it opens when something in it
 * has to be corrected.
 */
export function FoldedRow({ title, field, list, index, errors, editor, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const row = rowsIn(useStore(editor.$values)[list])[index];
  const choices = Object.entries(field.columns).flatMap(([column, one]) => {
    const value = row?.[column] ?? '';
    const isUsual = !('default' in one) || column === field.key || value === one.default;
    return isUsual ? [] : [shownValue(`${list}.${column}`, value)];
  });
  const hasError = errors.some((error) => error.field.startsWith(`${list}.${index}.`));
  useEffect(() => {
    if (hasError && details.current) details.current.open = true;
  }, [hasError, errors]);
  return (
    <details ref={details}>
      <summary className="target-line">
        <strong>{title}</strong>
        {choices.length > 0 && <span className="quiet">{choices.join(', ')}</span>}
      </summary>
      <div className={`grid ${styles.row}`}>{children}</div>
    </details>
  );
}
