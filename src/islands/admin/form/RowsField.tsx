import { useEffect, useRef, useState } from 'react';
import { formWords } from '../../../content/forms/record';
import type { ListColumn } from '../../../domain/field/column-kinds';
import type { ListField } from '../../../domain/field/list';
import { type FormError, type FormRow, type FormValue, listRows } from '../../../domain/form';
import { moveItem } from '../../../domain/picture/order';
import { Field } from '../../form/Field';
import { Button } from '../Button';
import { Control } from './Control';
import type { Editor } from './editor';
import { FoldedRow } from './FoldedRow';
import { PhotoField } from './PhotoField';
import styles from '../record-form.module.css';
import { fieldId, type FieldWords, findRowTitle } from './spec';

interface Props {
  name: string;
  field: ListField;
  words: FieldWords | undefined;
  initial: FormValue | undefined;
  errors: readonly FormError[];
  editor: Editor;
}

/** Its key is the same on the server and in the browser. */
const makeRow = (row: FormRow, at: number) => ({ row, key: String(at) });

/** The rows of a list: added, removed, moved; rows of a list with a `key` are given, and only moved. */
export function RowsField({ name, field, words, initial, errors, editor }: Props) {
  const [rows, setRows] = useState(() => listRows(initial).map(makeRow));
  const group = useRef<HTMLFieldSetElement>(null);
  const moved = useRef<{ key: string; action: 'up' | 'down' } | null>(null);
  const { label = name, hint, add = '' } = words ?? {};
  useEffect(() => editor.note(), [editor, rows]);
  useEffect(() => {
    if (!moved.current) return;
    const { key, action } = moved.current;
    moved.current = null;
    const button = `[data-row="${key}"] [data-action="${action}"]`;
    group.current?.querySelector<HTMLElement>(button)?.focus();
  }, [rows]);

  const addRow = () => {
    setRows([...rows, { row: {}, key: crypto.randomUUID() }]);
    setTimeout(() => group.current?.querySelector<HTMLElement>('li:last-of-type .input')?.focus());
  };
  const removeRow = (key: string) => {
    setRows(rows.filter((one) => one.key !== key));
    group.current?.focus();
  };
  const moveRow = (at: number, action: 'up' | 'down') => {
    const key = rows[at]?.key;
    if (key !== undefined) moved.current = { key, action };
    setRows(moveItem(rows, at, action === 'up' ? at - 1 : at + 1));
  };

  return (
    <fieldset ref={group} className="field" id={fieldId(name)} tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <ol role="list" className="rows">
        {rows.map(({ row, key }, at) => {
          const title = findRowTitle(field, words, row);
          const about = title ?? `${label} ${at + 1}`;
          const place = `${name}.${at}`;
          const cells = Object.entries(field.columns).map(([column, one]) =>
            column === field.key ? (
              <input key={column} type="hidden" name={`${name}.${column}`} value={row[column]} />
            ) : (
              <Cell
                key={column}
                list={name}
                path={`${place}.${column}`}
                column={column}
                field={one}
                words={words?.columns?.[column]}
                initial={row[column]}
                errors={errors}
                editor={editor}
              />
            ),
          );
          return (
            <li
              key={key}
              data-row={key}
              className={title === null ? `grid ${styles.row}` : styles.given}
            >
              {title === null ? (
                cells
              ) : (
                <FoldedRow
                  title={title}
                  field={field}
                  list={name}
                  at={at}
                  errors={errors}
                  editor={editor}
                >
                  {cells}
                </FoldedRow>
              )}
              <div className="cluster">
                <Button
                  look="text"
                  data-action="up"
                  label={formWords.rows.up}
                  about={about}
                  isOff={at === 0}
                  onClick={() => moveRow(at, 'up')}
                />
                <Button
                  look="text"
                  data-action="down"
                  label={formWords.rows.down}
                  about={about}
                  isOff={at === rows.length - 1}
                  onClick={() => moveRow(at, 'down')}
                />
                {field.key === undefined && (
                  <Button
                    look="text"
                    label={formWords.rows.remove}
                    about={about}
                    onClick={() => removeRow(key)}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {field.key === undefined && (
        <div>
          <Button look="quiet" label={add} isOff={rows.length >= field.max} onClick={addRow} />
        </div>
      )}
    </fieldset>
  );
}

interface CellProps {
  list: string;
  path: string;
  column: string;
  field: ListColumn;
  words: FieldWords | undefined;
  initial: string | undefined;
  errors: readonly FormError[];
  editor: Editor;
}

function Cell({ list, path, column, field, words, initial, errors, editor }: CellProps) {
  const { label = column, hint, example } = words ?? {};
  const name = `${list}.${column}`;
  const shared = {
    id: fieldId(path),
    label,
    hint,
    error: errors.find((error) => error.field === path)?.message,
  };
  if (field.kind === 'picture')
    return (
      <PhotoField
        {...shared}
        remove={words?.remove}
        path={path}
        name={name}
        initial={initial}
        editor={editor}
      />
    );
  return (
    <Field {...shared}>
      {(attributes) => (
        <Control
          {...attributes}
          name={name}
          field={field}
          label={label}
          initial={initial}
          example={example}
        />
      )}
    </Field>
  );
}
