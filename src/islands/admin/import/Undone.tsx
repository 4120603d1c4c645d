/**
 * What the office is shown after the undo of an import: what went back, what stayed because it was edited since, and what to
 * do where it failed.
 */
import { useState } from 'react';
import type { Warned } from '../../../api/import';
import { countThings } from '../../../content/admin/list';
import { importWords } from '../../../content/import/page';
import { importRowWords } from '../../../content/import/preview';
import { undoWords } from '../../../content/import/undo';
import type { UndoResult } from '../../../domain/import';
import { trashDays } from '../../../domain/retention-periods';
import { adminPaths } from '../../../admin-paths';
import { Button, ButtonLink } from '../Button';
import { useConfirm } from '../Dialog';
import { moveToTrash } from '../records/move';
import { Screen } from './Screen';

const words = undoWords;
const screen = 'import-undo';

type Done = Warned<UndoResult>;

/** What an undo did and, of the properties that it left as they are, the trash for those that the import had added. */
function Outcome({ undone, inTrash, edited, warning }: Done) {
  const { ask, dialog } = useConfirm();
  const [isMoved, setMoved] = useState(false);
  const titled = edited.map((one) => ({ ...one, title: one.name || importRowWords.unnamed }));
  const added = titled.filter(({ isNew }) => isNew);
  const kept = isMoved ? titled.filter(({ isNew }) => !isNew) : titled;
  const trashed = inTrash + (isMoved ? added.length : 0);

  async function move(): Promise<void> {
    const things = countThings('property', added);
    if (!(await ask(words.others.ask(things, added.length, trashDays)))) return;
    const isDone = await moveToTrash('property', added, {
      reload: () => setMoved(false),
      back: () => document.getElementById(screen)?.focus(),
    });
    setMoved(isDone);
  }

  return (
    <>
      <p>
        {words.undone(undone - inTrash, trashed)}{' '}
        {trashed > 0 && <ButtonLink label={words.trash} href={adminPaths.trash} />}
      </p>
      {warning !== null && <p className="caution">{warning}</p>}
      {kept.length > 0 && (
        <div className="caution stack tight">
          <p>{words.edited(kept.length)}</p>
          <ul>
            {kept.map(({ id, title, row, isNew }) => (
              <li key={id}>
                <a href={adminPaths.property(id)}>{title}</a>{' '}
                <span className="quiet">({words.row(row, isNew)})</span>
              </li>
            ))}
          </ul>
          {added.length > 0 && !isMoved && (
            <Button look="quiet" label={words.others.button(added.length)} onClick={move} />
          )}
        </div>
      )}
      {dialog}
    </>
  );
}

interface Failed {
  failure: string;
  /** Whether the site refuses it, also when it is tried again. */
  isRejected: boolean;
}

export type UndoReport = { fileName: string } & (Failed | ({ failure: null } & Done));

interface Props {
  report: UndoReport;
  onAgain: () => void;
  onBack: () => void;
}

/** The undo of an import, and which properties stay unchanged; where it failed, the button that tries it again. */
export function Undone({ report, onAgain, onBack }: Props) {
  const { fileName, failure } = report;
  return (
    <Screen
      id={screen}
      title={failure === null ? words.done(fileName) : words.failed(fileName)}
      failure={failure}
    >
      {report.failure === null && <Outcome {...report} />}
      <div className="cluster">
        {report.failure !== null && !report.isRejected && (
          <Button look="main" label={words.button} onClick={onAgain} />
        )}
        <Button look="quiet" label={importWords.again} onClick={onBack} />
      </div>
    </Screen>
  );
}
