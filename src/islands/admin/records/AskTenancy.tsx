/** The question in the row of a home that has just become Occupied: who moved in, from when to when. */
import { type KeyboardEvent, type SubmitEvent, useId } from 'react';
import { tenancyWords as words } from '../../../content/admin/editing';
import type { ListedRow } from '../../../domain/list/row';
import { tenancyFields } from '../../../domain/property/changeover';
import { privateFields } from '../../../domain/property/private-fields';
import { Button } from '../Button';
import type { SaveEdits } from './changes';
import styles from './records.module.css';

interface Props {
  row: ListedRow;
  onEdit: SaveEdits;
  onClose: () => void;
}

/** Offers to note who has moved into a property that has just become Occupied; nobody has to, and it takes no focus. */
export function AskTenancy({ row, onEdit, onClose }: Props) {
  const id = useId();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => {
      const typed = data.get(name);
      return typeof typed === 'string' ? typed.trim() : '';
    };
    const edited = tenancyFields.filter((name) => read(name) !== row.written?.[name]);
    const change = Object.fromEntries(edited.map((name) => [name, read(name)]));
    onClose();
    if (Object.keys(change).length > 0) void onEdit([{ row, change }], words.done);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <form
      className={`stack tight ${styles.editor} ${styles.tenancy}`}
      aria-label={words.of(row.title)}
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <p role="status">
        <strong>{words.title}</strong>
      </p>
      {tenancyFields.map((name) => (
        <div key={name} className="field">
          <label htmlFor={`${id}-${name}`}>{words.fields[name]}</label>
          <input
            id={`${id}-${name}`}
            className="input"
            name={name}
            type={name === 'tenant' ? 'text' : 'date'}
            maxLength={privateFields.tenant.max}
            defaultValue={row.written?.[name]}
            onKeyDown={closeOnEscape}
          />
        </div>
      ))}
      <div className="cluster tight">
        <Button type="submit" look="main" label={words.save} onKeyDown={closeOnEscape} />
        <Button look="quiet" label={words.skip} onClick={onClose} onKeyDown={closeOnEscape} />
      </div>
    </form>
  );
}
