import { useState } from 'react';
import type { Warned } from '../../../api/import';
import { thingsOf } from '../../../content/admin/list';
import { importWords } from '../../../content/import/page';
import type { UndoResult } from '../../../domain/import/result';
import { trashDays } from '../../../domain/retention-periods';
import { adminPaths } from '../../../admin-paths';
import { Button, ButtonLink } from '../Button';
import { useConfirm } from '../Dialog';
import { moveToTrash } from '../records/move';
import { Screen } from './Screen';

const { undo: words } = importWords;
const screen = 'import-undo';

const trashLink = <ButtonLink label={words.trash} href={adminPaths.trash} />;

/** The properties that stay as they are; those that the import had added can go to the trash together. */
function Edited({ edited }: Pick<UndoResult, 'edited'>) {
  const { ask, dialog } = useConfirm();
  const [isInTrash, setInTrash] = useState(false);
  const titled = edited.map((one) => ({ ...one, title: one.name || importWords.rows.unnamed }));
  const added = titled.filter(({ isNew }) => isNew);

  async function move(): Promise<void> {
    if (!(await ask(words.others.ask(thingsOf('property', added), added.length, trashDays))))
      return;
    const isDone = await moveToTrash('property', added, {
      reload: () => setInTrash(false),
      back: () => document.getElementById(screen)?.focus(),
    });
    setInTrash(isDone);
  }

  return (
    <div className="caution stack start gap-2">
      <p>{words.edited(edited.length)}</p>
      <ul>
        {titled.map(({ id, title, row, isNew }) => (
          <li key={id}>
            <a href={adminPaths.property(id)}>{title}</a>{' '}
            <span className="quiet">({words.row(row, isNew)})</span>
          </li>
        ))}
      </ul>
      {isInTrash ? (
        <p>
          {words.undone(0, added.length)} {trashLink}
        </p>
      ) : (
        added.length > 0 && (
          <Button look="quiet" label={words.others.button(added.length)} onClick={move} />
        )
      )}
      {dialog}
    </div>
  );
}

export type UndoReport = { fileName: string } & (
  { failure: string } | ({ failure: null } & Warned<UndoResult>)
);

/** The undo of an import, and which properties stay unchanged. */
export function Undone({ report, onBack }: { report: UndoReport; onBack: () => void }) {
  const { fileName, failure } = report;
  return (
    <Screen
      id={screen}
      title={failure === null ? words.done(fileName) : words.failed(fileName)}
      failure={failure}
    >
      {report.failure === null && (
        <>
          <p>
            {words.undone(report.undone - report.inTrash, report.inTrash)}{' '}
            {report.inTrash > 0 && trashLink}
          </p>
          {report.warning !== null && <p className="caution">{report.warning}</p>}
          {report.edited.length > 0 && <Edited edited={report.edited} />}
        </>
      )}
      <div className="cluster">
        <Button look="quiet" label={importWords.again} onClick={onBack} />
      </div>
    </Screen>
  );
}
