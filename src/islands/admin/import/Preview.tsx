import { importWords } from '../../../content/import';
import { importWorkbookWords } from '../../../content/import-workbook';
import { columnTitle } from '../../../domain/import/columns';
import type { ColumnMatch, ImportPreview } from '../../../domain/import/preview';
import { paths } from '../../../paths';
import { Button } from '../Button';
import { SheetChoice } from './Chooser';
import DownloadLink from '../DownloadLink';
import { Rows } from './Rows';
import { Counts, Step } from './Step';
import styles from './import.module.css';
import { writableRows } from './view';

const words = importWords.preview;
/** Our own workbooks have a sheet that only explains. */
const guideSheet = importWorkbookWords.guide.sheet;

function meaningOf({ key }: ColumnMatch): string {
  if (key === null) return words.unknown;
  return key === 'skipped' ? words.skipped : columnTitle(key);
}

function headerOf({ header, letters }: ColumnMatch): string {
  return `${header.trim() === '' ? words.noHeader : `“${header}”`} (${letters})`;
}

/** How the columns were understood; those that are not imported are always visible. */
function Columns({ matches }: { matches: readonly ColumnMatch[] }) {
  const unknown = matches.filter(({ key }) => key === null);
  const known = matches.filter(({ key }) => key !== null && key !== 'skipped');
  return (
    <div className={styles.columns}>
      <p>{words.columns(known.length)}</p>
      {unknown.length > 0 && (
        <div className={styles.caution}>
          <p>
            <strong>{words.notImported}</strong> {unknown.map(headerOf).join(', ')}
          </p>
          <p className="small">{words.notImportedText}</p>
        </div>
      )}
      <details>
        <summary className="button-text">{words.everyColumn}</summary>
        <table className={styles.matches}>
          <thead>
            <tr>
              <th scope="col">{words.column.letters}</th>
              <th scope="col">{words.column.header}</th>
              <th scope="col">{words.column.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {matches.map((match) => (
              <tr key={match.letters} data-unknown={match.key === null || undefined}>
                <td>{match.letters}</td>
                <td>{match.header.trim() || words.noHeader}</td>
                <td>{meaningOf(match)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function whyNothing({ rows, counts }: ImportPreview): string {
  if (rows.length === 0) return words.noRows;
  return counts.error > 0 ? words.onlyErrors : words.nothing;
}

interface Props {
  preview: ImportPreview;
  /** Why another sheet could not be read. */
  failure: string | null;
  /** While another import is being undone, nothing can be imported. */
  isLocked: boolean;
  onReadSheet: (sheet: string) => void;
  onImport: () => void;
}

function Actions({
  preview,
  isLocked,
  onImport,
}: Pick<Props, 'preview' | 'isLocked' | 'onImport'>) {
  const writable = writableRows(preview);
  const { error } = preview.counts;
  return (
    <div className={styles.actions}>
      {writable > 0 ? (
        <Button className="button" disabled={isLocked} onClick={onImport}>
          {words.import(writable)}
        </Button>
      ) : (
        <p>
          <strong>{whyNothing(preview)}</strong>
        </p>
      )}
      {error > 0 && writable > 0 && <p className="quiet small">{words.rejected(error)}</p>}
      {error > 0 && writable === 0 && (
        <DownloadLink
          href={paths.api.importFaulty(preview.id)}
          className="button button-quiet"
          label={importWords.result.faulty(error)}
        />
      )}
    </div>
  );
}

/** What the workbook would do, before anything is written. */
export function Preview({ preview, failure, isLocked, onReadSheet, onImport }: Props) {
  const { counts, fileName, sheet } = preview;
  return (
    <Step id="import-preview" title={words.title} failure={failure}>
      <p>{words.nothingYet(fileName)}</p>
      <p>{words.sheet(sheet)}</p>
      <SheetChoice
        sheets={preview.sheets.filter((name) => name !== sheet && name !== guideSheet)}
        isLocked={isLocked}
        onRead={onReadSheet}
      />
      <Counts labels={words.counts} counts={counts} alarm="error" />
      <Columns matches={preview.columns} />
      <Actions preview={preview} isLocked={isLocked} onImport={onImport} />
      {preview.rows.length > 0 && <Rows preview={preview} />}
    </Step>
  );
}
