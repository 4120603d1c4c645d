/**
 * The control of a list of rows, such as the offices: its rows are added, removed and moved, and the history shows them a
 * line each.
 */
import { useEffect, useRef, useState } from 'react';
import { formWords } from '../../../../content/forms/record';
import type { ListDefinition } from '../../../../domain/field/lists';
import { type FormError, type FormRow, rowsIn } from '../../../../domain/form';
import { moveItem } from '../../../../domain/picture/order';
import { Button } from '../../Button';
import styles from '../../record-form.module.css';
import { findRowTitle } from '../spec';
import { pickColumnControl } from './column-controls';
import {
  type ControlProps,
  describeControl,
  type FieldControl,
  markBadInput,
  type ValueProps,
} from './control';
import { FoldedRow } from './FoldedRow';
import { SmallPictures } from './SmallPictures';

/** Its key is the same on the server and in the browser. */
const makeRow = (row: FormRow, index: number) => ({ row, key: String(index) });

/** The rows of a list: added, removed, moved; rows of a list with a `key` are given, and only moved. */
function ListControl(props: ControlProps<ListDefinition>) {
  const { name, field, words, initial, editor } = props;
  const [rows, setRows] = useState(() => rowsIn(initial).map(makeRow));
  // Errors name rows by their places: what was found before a row has moved marks none.
  const [outdated, setOutdated] = useState<readonly FormError[] | null>(null);
  const errors = props.errors === outdated ? [] : props.errors;
  const group = useRef<HTMLFieldSetElement>(null);
  const moved = useRef<{ key: string; action: 'up' | 'down' } | null>(null);
  const { id, label, hint } = describeControl(props);
  useEffect(() => editor.updateDraft(), [editor, rows]);
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
    setOutdated(props.errors);
    group.current?.focus();
  };
  const moveRow = (index: number, action: 'up' | 'down') => {
    const key = rows[index]?.key;
    if (key !== undefined) moved.current = { key, action };
    setRows(moveItem(rows, index, action === 'up' ? index - 1 : index + 1));
    setOutdated(props.errors);
  };

  return (
    <fieldset ref={group} className="field" id={id} tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <ol role="list" className="rows">
        {rows.map(({ row, key }, index) => {
          const title = findRowTitle(field, words, row);
          const about = title ?? `${label} ${index + 1}`;
          const place = `${name}.${index}`;
          const cells = Object.entries(field.columns).map(([column, one]) => {
            const shared = { name: `${name}.${column}`, path: `${place}.${column}` };
            if (column === field.key)
              return <input key={column} type="hidden" name={shared.name} value={row[column]} />;
            const control = pickColumnControl(one);
            const own = words?.columns?.[column];
            return (
              <control.Control
                key={column}
                {...shared}
                field={one}
                label={own?.label ?? column}
                words={own}
                initial={row[column]}
                errors={errors}
                editor={editor}
              />
            );
          });
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
                  index={index}
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
                  isOff={index === 0}
                  onClick={() => moveRow(index, 'up')}
                />
                <Button
                  look="text"
                  data-action="down"
                  label={formWords.rows.down}
                  about={about}
                  isOff={index === rows.length - 1}
                  onClick={() => moveRow(index, 'down')}
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
          <Button
            look="quiet"
            label={words?.add ?? ''}
            isOff={rows.length >= field.max}
            onClick={addRow}
          />
        </div>
      )}
    </fieldset>
  );
}

/** The rows, a line each, and the pictures in them. */
function ListValue({ field, value, words }: ValueProps<ListDefinition>) {
  const rows = rowsIn(value);
  const titles = words?.rowTitles ?? {};
  const columns = Object.entries(field.columns).map(([name, column]) => ({
    name,
    isPicture: pickColumnControl(column).isPicture,
  }));
  const lines = rows.map((row) =>
    columns
      .filter(({ isPicture }) => !isPicture)
      .map(({ name }) => {
        const text = row[name] ?? '';
        return name === field.key ? (titles[text] ?? text) : text;
      })
      .filter(Boolean)
      .join(' · '),
  );
  const pictures = columns.filter(({ isPicture }) => isPicture);
  const urls = rows.flatMap((row) => pictures.map(({ name }) => row[name] ?? '')).filter(Boolean);
  return (
    <span className="lines">
      {lines.join('\n')}
      {urls.length > 0 && <SmallPictures urls={urls} />}
    </span>
  );
}

export const listControl: FieldControl<ListDefinition> = {
  Control: ListControl,
  read(data, name, { columns }, form) {
    const names = Object.keys(columns);
    const texts = names.map((column) => {
      const inputs = form.querySelectorAll<HTMLInputElement>(`[name="${name}.${column}"]`);
      const typed = data.getAll(`${name}.${column}`).map(String);
      return typed.map((text, index) => markBadInput(inputs[index], text));
    });
    return (texts[0] ?? []).map((_, index): FormRow =>
      Object.fromEntries(
        names.map((column, columnIndex) => [column, texts[columnIndex]?.[index] ?? '']),
      ),
    );
  },
  Value: ListValue,
};
