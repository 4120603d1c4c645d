import { useEffect, useRef, useState } from 'react';
import { formWords } from '../../../content/forms/record';
import type { Field as FieldOfTable } from '../../../domain/field';
import { type FormError, type FormRow, type FormValue, rowsOf } from '../../../domain/form';
import { Field } from '../../form/Field';
import { Button } from '../Button';
import { Control } from './Control';
import styles from '../record-form.module.css';
import { fieldId, type FieldWords } from './spec';

interface Props {
  name: string;
  field: Extract<FieldOfTable, { kind: 'list' }>;
  words: FieldWords | undefined;
  initial: FormValue | undefined;
  errors: readonly FormError[];
  onChange: () => void;
}

const keyed = (row: FormRow) => ({ row, key: crypto.randomUUID() });

export function RowsField({ name, field, words, initial, errors, onChange }: Props) {
  const [rows, setRows] = useState(() => rowsOf(initial).map(keyed));
  const group = useRef<HTMLFieldSetElement>(null);
  const { label = name, hint, columns = {}, add = '' } = words ?? {};
  useEffect(onChange, [onChange, rows]);

  const addRow = () => {
    setRows([...rows, keyed({})]);
    setTimeout(() => group.current?.querySelector<HTMLElement>('li:last-of-type .input')?.focus());
  };
  const removeRow = (key: string) => {
    setRows(rows.filter((one) => one.key !== key));
    group.current?.focus();
  };

  return (
    <fieldset ref={group} className="field" id={fieldId(name)} tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <ol role="list" className="rows">
        {rows.map(({ row, key }, at) => (
          <li key={key} className={`grid ${styles.row}`}>
            {Object.entries(field.columns).map(([column, one]) => {
              const path = `${name}.${at}.${column}`;
              const columnWords = columns[column];
              const columnLabel = columnWords?.label ?? column;
              return (
                <Field
                  key={column}
                  id={fieldId(path)}
                  label={columnLabel}
                  hint={columnWords?.hint}
                  error={errors.find((error) => error.field === path)?.message}
                >
                  {(attributes) => (
                    <Control
                      {...attributes}
                      name={`${name}.${column}`}
                      field={one}
                      label={columnLabel}
                      initial={row[column]}
                      example={columnWords?.example}
                    />
                  )}
                </Field>
              );
            })}
            <Button
              look="text"
              label={formWords.rows.remove}
              about={`${label} ${at + 1}`}
              onClick={() => removeRow(key)}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button look="quiet" label={add} isOff={rows.length >= field.max} onClick={addRow} />
      </div>
    </fieldset>
  );
}
