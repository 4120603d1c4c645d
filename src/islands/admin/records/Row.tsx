import { memo } from 'react';
import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { shownValue } from '../../../content/choices';
import { daysBetween } from '../../../domain/date';
import { languageOf } from '../../../domain/script';
import { paths } from '../../../paths';
import { Button } from '../Button';
import { publicPage, rowId } from '../list-address';
import type { ChangeName } from './changes';
import { needsConfirmation } from './query';
import styles from './records.module.css';
import { Check, RecordRow } from './RecordTable';
import type { ListedRow } from './rows';

interface Props {
  kind: RecordKind;
  row: ListedRow;
  isSelected: boolean;
  onSelect: (id: string) => void;
  /** YYYY-MM-DD. */
  today: string;
  onChange: (rows: readonly ListedRow[], name: ChangeName) => Promise<boolean>;
  onDelete: (row: ListedRow, button: Element) => Promise<void>;
}

const forms = { property: paths.admin.property, blog: paths.admin.blog };

/** Days since a property was confirmed; `null` if it never was. */
function ageOf({ confirmedAt }: ListedRow, today: string): number | null {
  return confirmedAt === '' ? null : daysBetween(confirmedAt, today);
}

/** Available or Occupied; one click changes and saves it. */
function StatusSwitch({ row, onChange }: Pick<Props, 'row' | 'onChange'>) {
  const isAvailable = row.group === 'Available';
  return (
    <Button
      role="switch"
      className={styles.switch}
      aria-checked={isAvailable}
      aria-label={adminList.property.isAvailable(row.title)}
      onClick={() => void onChange([row], isAvailable ? 'Occupied' : 'Available')}
    >
      {shownValue('status', row.group)}
    </Button>
  );
}

/** Sets the day on which the property was last confirmed as available to this one. */
function Confirm({ row, today, onChange }: Pick<Props, 'row' | 'today' | 'onChange'>) {
  const isConfirmed = row.confirmedAt === today;
  const { confirm, confirmed, available } = adminList.property;
  return (
    <Button
      className={`button-text ${styles.confirm}`}
      aria-disabled={isConfirmed || undefined}
      onClick={() => {
        if (!isConfirmed) void onChange([row], 'confirmed');
      }}
    >
      {isConfirmed ? confirmed : confirm}
      <span className="visually-hidden">{available(row.title)}</span>
    </Button>
  );
}

function Title({ kind, row, today }: Pick<Props, 'kind' | 'row' | 'today'>) {
  const gaps = row.gaps.map((gap) => adminList.gaps[gap]).join(', ');
  return (
    <div className={styles.record}>
      <div>
        <a href={forms[kind](row.id)} lang={languageOf(row.title)} className={styles.name}>
          {row.title}
        </a>
        <p className={styles.detail}>
          {gaps !== '' && <strong className={styles.gaps}>{gaps} · </strong>}
          {needsConfirmation(row, today) && (
            <span className="numbers">
              {adminList.property.confirmedAgo(ageOf(row, today))}
              {' · '}
            </span>
          )}
          {row.featured && <strong>{adminList.property.featured} · </strong>}
          {row.detail}
        </p>
      </div>
      {row.facts.length > 0 && (
        <p className={`numbers ${styles.facts}`}>
          {row.facts.map((fact, place) => (
            // A property has the same four facts in the same order.
            <span
              key={place}
              data-goes-on={row.facts.slice(place + 1).some((next) => next !== '') || undefined}
            >
              {fact}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function ListRow(props: Props) {
  const { kind, row, isSelected, onSelect, today, onChange, onDelete } = props;
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
      title={<Title kind={kind} row={row} today={today} />}
      group={
        kind === 'property' ? (
          <StatusSwitch row={row} onChange={onChange} />
        ) : (
          <span className="badge">{shownValue('blogType', row.group)}</span>
        )
      }
      time={row.updatedAt}
      actions={
        <>
          {row.group === 'Available' && <Confirm row={row} today={today} onChange={onChange} />}
          <a className="button-text" href={forms[kind](row.id)}>
            {adminList.edit} {hiddenTitle}
          </a>
          <a className="button-text" href={publicPage(kind, row.id)}>
            {adminList.view} {hiddenTitle}
          </a>
          <Button
            className="button-text"
            onClick={({ currentTarget }) => void onDelete(row, currentTarget)}
          >
            {adminList.delete} {hiddenTitle}
          </Button>
        </>
      }
    />
  );
}

/** One record; unchanged ones are not rendered again with every key of a search. */
export const Row = memo(ListRow);
