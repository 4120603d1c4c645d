import { memo } from 'react';
import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { shownValue } from '../../../content/choices';
import { languageOf } from '../../../domain/script';
import { paths } from '../../../paths';
import { Button } from '../Button';
import { publicPage, rowId } from '../list-address';
import { Check } from './Check';
import { RecordRow } from './RecordTable';
import styles from './row.module.css';
import { RowMenu } from './RowMenu';
import type { ListedRow } from './rows';

interface Props {
  kind: RecordKind;
  row: ListedRow;
  isSelected: boolean;
  onSelect: (id: string) => void;
  onSwitch: (row: ListedRow) => Promise<void>;
  onDelete: (row: ListedRow, button: Element) => Promise<void>;
}

const forms = { property: paths.admin.property, blog: paths.admin.blog };

/** Available or Occupied; one click changes and saves it. */
function StatusSwitch({ row, onSwitch }: Pick<Props, 'row' | 'onSwitch'>) {
  return (
    <Button
      role="switch"
      className={styles.switch}
      aria-checked={row.group === 'Available'}
      aria-label={adminList.property.isAvailable(row.title)}
      onClick={() => void onSwitch(row)}
    >
      {shownValue('status', row.group)}
    </Button>
  );
}

function Title({ kind, row }: Pick<Props, 'kind' | 'row'>) {
  const gaps = row.gaps.map((gap) => adminList.gaps[gap]).join(', ');
  return (
    <div className={styles.record}>
      <div>
        <a href={forms[kind](row.id)} lang={languageOf(row.title)} className={styles.name}>
          {row.title}
        </a>
        <p className={styles.detail}>
          {gaps !== '' && <strong className={styles.gaps}>{gaps} · </strong>}
          {row.featured && <strong>{adminList.property.featured} · </strong>}
          {row.detail}
        </p>
      </div>
      {row.facts.length > 0 && (
        <p className={`numbers ${styles.facts}`}>
          {row.facts.map((fact, place) => (
            // A property has the same four facts in the same order.
            <span key={place}>{fact}</span>
          ))}
        </p>
      )}
    </div>
  );
}

function ListRow({ kind, row, isSelected, onSelect, onSwitch, onDelete }: Props) {
  const hiddenTitle = <span className="visually-hidden">{row.title}</span>;
  return (
    <RecordRow
      id={rowId(row.id)}
      check={
        <Check
          label={adminList.select(row.title)}
          checked={isSelected}
          onChange={() => onSelect(row.id)}
        />
      }
      picture={row.picture}
      title={<Title kind={kind} row={row} />}
      group={
        kind === 'property' ? (
          <StatusSwitch row={row} onSwitch={onSwitch} />
        ) : (
          <span className="badge">{shownValue('blogType', row.group)}</span>
        )
      }
      time={row.updatedAt}
      actions={
        <>
          <a className="button-text" href={forms[kind](row.id)}>
            {adminList.edit} {hiddenTitle}
          </a>
          <a className="button-text" href={publicPage(kind, row.id)}>
            {adminList.view} {hiddenTitle}
          </a>
          <RowMenu label={adminList.rowMenu(row.title)}>
            <Button
              className="button-text"
              onClick={({ currentTarget }) => void onDelete(row, currentTarget)}
            >
              {adminList.delete} {hiddenTitle}
            </Button>
          </RowMenu>
        </>
      }
    />
  );
}

/** One record; unchanged ones are not rendered again with every key of a search. */
export const Row = memo(ListRow);
