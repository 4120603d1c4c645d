import { memo } from 'react';
import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { shownValue } from '../../../content/choices';
import { paths } from '../../../paths';
import { Button } from '../Button';
import styles from './list.module.css';
import { RecordRow } from './RecordTable';
import type { ListedRow } from './rows';

interface Props {
  kind: RecordKind;
  row: ListedRow;
  onDelete: (row: ListedRow, button: Element) => Promise<void>;
}

/** The field that a list is grouped by. */
const groups = { property: 'status', blog: 'blogType' };
const forms = { property: paths.admin.property, blog: paths.admin.blog };

function Gaps({ gaps }: Pick<ListedRow, 'gaps'>) {
  if (gaps.length === 0) return null;
  return <p className={styles.gaps}>{gaps.map((gap) => adminList.gaps[gap]).join(', ')}</p>;
}

function ListRow({ kind, row, onDelete }: Props) {
  const address = forms[kind](row.id);
  return (
    <RecordRow
      picture={row.picture}
      title={
        <>
          <a href={address} data-astro-prefetch="false">
            {row.title}
          </a>
          <p className={styles.detail}>{row.detail}</p>
          <Gaps gaps={row.gaps} />
        </>
      }
      group={<span className="badge">{shownValue(groups[kind], row.group)}</span>}
      time={row.updatedAt}
      actions={
        <>
          <a className="button-text" href={address} data-astro-prefetch="false">
            {adminList.edit} <span className="visually-hidden">{row.title}</span>
          </a>
          <Button
            className="button-text"
            onClick={({ currentTarget }) => void onDelete(row, currentTarget)}
          >
            {adminList.delete} <span className="visually-hidden">{row.title}</span>
          </Button>
        </>
      }
    />
  );
}

/** One record; unchanged ones are not rendered again with every key of a search. */
export const Row = memo(ListRow);
