import { memo } from 'react';
import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { paths } from '../../../paths';
import { Button } from '../Button';
import { RecordLine } from '../table/RecordLine';
import styles from './list.module.css';
import type { Row } from './row';

interface Props {
  kind: RecordKind;
  row: Row;
  onDelete: (row: Row, button: Element) => Promise<void>;
}

const forms = { property: paths.admin.property, blog: paths.admin.blog };

function Gaps({ lacks }: Pick<Row, 'lacks'>) {
  if (lacks.length === 0) return null;
  return <p className={styles.lacks}>{lacks.map((gap) => adminList.lacks[gap]).join(', ')}</p>;
}

function RowLine({ kind, row, onDelete }: Props) {
  const address = forms[kind](row.id);
  return (
    <RecordLine
      picture={row.picture}
      title={
        <>
          <a href={address} data-astro-prefetch="false">
            {row.title}
          </a>
          <p className={styles.detail}>{row.detail}</p>
          <Gaps lacks={row.lacks} />
        </>
      }
      group={<span className="badge">{row.group}</span>}
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

/** One record; unchanged ones are not drawn again with every key of a search. */
export const Line = memo(RowLine);
