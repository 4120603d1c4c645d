import type { Warned } from '../../../api/import';
import { importWords } from '../../../content/import/page';
import type { UndoResult } from '../../../domain/import/result';
import { adminPaths } from '../../../admin-paths';
import { Button, ButtonLink } from '../Button';
import DownloadLink from '../DownloadLink';
import { Cells, RowHead } from './Rows';
import { Screen } from './Screen';
import { countsText, type FinishedImport, rejectedRows, resultCounts } from './view';

const { result: words, undo } = importWords;

interface Props {
  finished: FinishedImport;
  onUndo: (id: string, fileName: string) => unknown;
  onBack: () => void;
}

export function Result({ finished, onUndo, onBack }: Props) {
  const { warning, preview } = finished;
  return (
    <Screen id="import-result" title={words.title}>
      <p>
        <strong>{countsText(resultCounts(finished))}</strong>
      </p>
      {warning !== null && <p className="caution">{warning}</p>}
      <div className="cluster">
        <ButtonLink look="main" label={words.properties} href={adminPaths.properties} />
        <Button
          look="quiet"
          label={undo.button}
          onClick={() => onUndo(preview.id, preview.fileName)}
        />
        <Button look="quiet" label={importWords.again} onClick={onBack} />
      </div>
      <Rejected finished={finished} />
    </Screen>
  );
}

function Rejected({ finished }: { finished: FinishedImport }) {
  const rows = rejectedRows(finished);
  if (rows.length === 0) return <p className="quiet">{words.allGood}</p>;
  return (
    <div className="stack">
      <h3 className="row-heading">{words.skipped}</h3>
      <p>{words.skippedText}</p>
      <DownloadLink
        href={adminPaths.api.importFaulty(finished.preview.id)}
        look="main"
        label={words.faulty(rows.length)}
      />
      <ul role="list" className="rows">
        {rows.map(({ cells, message, ...row }) => (
          <li key={row.row} className="stack gap-2">
            <RowHead {...row} />
            {cells.length > 0 && <Cells cells={cells} />}
            {message !== '' && <p>{message}</p>}
          </li>
        ))}
      </ul>
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
      id="import-undo"
      title={failure === null ? undo.done(fileName) : undo.failed(fileName)}
      failure={failure}
    >
      {report.failure === null && (
        <>
          <p>
            {undo.undone(report.undone - report.inTrash, report.inTrash)}{' '}
            {report.inTrash > 0 && <ButtonLink label={undo.trash} href={adminPaths.trash} />}
          </p>
          {report.warning !== null && <p className="caution">{report.warning}</p>}
          {report.edited.length > 0 && (
            <div className="caution">
              <p>{undo.edited(report.edited.length)}</p>
              <ul>
                {report.edited.map(({ id, name, row }) => (
                  <li key={id}>
                    <a href={adminPaths.property(id)}>{name || importWords.rows.unnamed}</a>{' '}
                    <span className="quiet">({undo.row(row)})</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
      <div className="cluster">
        <Button look="quiet" label={importWords.again} onClick={onBack} />
      </div>
    </Screen>
  );
}
