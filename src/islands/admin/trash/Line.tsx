import { adminList } from '../../../content/admin-list';
import { Button } from '../Button';
import { RecordLine } from '../table/RecordLine';
import type { TrashedRow } from './trashed';

interface Props {
  row: TrashedRow;
  onRestore: (row: TrashedRow) => Promise<void>;
}

const { trash } = adminList;

/** One deleted record. */
export function Line({ row, onRestore }: Props) {
  return (
    <RecordLine
      picture={row.picture}
      title={<strong>{row.title}</strong>}
      group={trash.kinds[row.kind]}
      time={row.deletedAt}
      actions={
        <Button className="button-text" onClick={() => void onRestore(row)}>
          {trash.restore} <span className="visually-hidden">{row.title}</span>
        </Button>
      }
    />
  );
}
