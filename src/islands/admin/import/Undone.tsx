import type { Warned } from '../../../api/import';
import { importWords } from '../../../content/import';
import type { UndoResult } from '../../../domain/import/preview';
import { paths } from '../../../paths';
import { Button } from '../Button';
import { Screen } from './Screen';

/** How an undo went. */
export type UndoReport = { fileName: string } & (
  { failure: string } | ({ failure: null } & Warned<UndoResult>)
);

const words = importWords.undo;

/** The undo of an import, and which properties stay unchanged. */
export function Undone({ report, onBack }: { report: UndoReport; onBack: () => void }) {
  const { fileName, failure } = report;
  return (
    <Screen
      id="import-undo"
      title={failure === null ? words.done(fileName) : words.failed(fileName)}
      failure={failure}
    >
      {report.failure === null && (
        <>
          <p>{words.undone(report.undone)}</p>
          {report.warning !== null && <p className="caution">{report.warning}</p>}
          {report.edited.length > 0 && (
            <div className="caution">
              <p>{words.edited(report.edited.length)}</p>
              <ul>
                {report.edited.map(({ id, name, row }) => (
                  <li key={id}>
                    <a href={paths.admin.property(id)}>{name || importWords.rows.unnamed}</a>{' '}
                    <span className="quiet">({words.row(row)})</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
      <div className="cluster">
        <Button className="button button-quiet" onClick={onBack}>
          {importWords.again}
        </Button>
      </div>
    </Screen>
  );
}
