/** What became of an import: how many homes visitors see now and why others not, what was left out, what to correct. */
import { importWords } from '../../../content/import/page';
import { publicationSentences, resultWords } from '../../../content/import/result';
import { undoWords } from '../../../content/import/undo';
import { isoDay } from '../../../domain/date';
import { countWritten } from '../../../domain/import';
import type { PropertySummary } from '../../../domain/property/schema';
import { adminPaths } from '../../../admin-paths';
import { PropertyCard } from '../../property-card/PropertyCard';
import { Button, ButtonLink } from '../Button';
import DownloadLink from '../DownloadLink';
import styles from './import.module.css';
import { Scope } from './Preview';
import { Cells, RowHead } from './Rows';
import { Screen } from './Screen';
import {
  formatCounts,
  type FinishedImport,
  listLeftOutCells,
  listUnwrittenRows,
  countResults,
} from './view';

const words = resultWords;

interface Props {
  finished: FinishedImport;
  now: string;
  onUndo: (id: string, fileName: string) => unknown;
  onBack: () => void;
}

/** A few of the imported properties, as the list of the site shows them. */
function Seen({ seen, now }: { seen: readonly PropertySummary[]; now: string }) {
  if (seen.length === 0) return null;
  return (
    <section aria-labelledby="import-seen" className="stack">
      <h3 id="import-seen" className="row-heading">
        {words.cards}
      </h3>
      <ul role="list" className={`grid ${styles.workbooks}`}>
        {seen.map((property) => (
          <li key={property._id}>
            {/* Its heart belongs to the pages of visitors. */}
            <PropertyCard property={property} today={isoDay(now)} level={3} withoutHeart />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What of the workbook was not imported: columns, rows, sheets, and single values. */
function LeftOut({ finished }: { finished: FinishedImport }) {
  const rows = listLeftOutCells(finished);
  const count = rows.reduce((sum, { cells }) => sum + cells.length, 0);
  return (
    <div className="stack tight">
      <h3 className="row-heading">{words.leftOut}</h3>
      <Scope {...finished} />
      {count > 0 && (
        <details>
          <summary className="button-text">{words.leftOutCells(count)}</summary>
          <ul role="list" className="rows">
            {rows.map(({ cells, ...row }) => (
              <li key={row.row} className="stack tight">
                <RowHead {...row} />
                <Cells cells={cells} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

export function Result({ finished, now, onUndo, onBack }: Props) {
  const { warning, preview, results, seen } = finished;
  const counts = countWritten(preview.rows, results);
  const isUnseen = counts.held + counts.incomplete.length > 0;
  return (
    <Screen id="import-result" title={words.title}>
      <p>
        <strong>{formatCounts(countResults(finished))}</strong>
      </p>
      {publicationSentences(counts).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {warning !== null && <p className="caution">{warning}</p>}
      <div className="cluster">
        <ButtonLink look="main" label={words.properties} href={adminPaths.properties} />
        {isUnseen && (
          <ButtonLink
            look="quiet"
            label={words.unseen}
            href={`${adminPaths.properties}?show=hidden`}
          />
        )}
        <Button
          look="quiet"
          label={undoWords.button}
          onClick={() => onUndo(preview.id, preview.fileName)}
        />
        <Button look="quiet" label={importWords.again} onClick={onBack} />
      </div>
      <Seen seen={seen} now={now} />
      <LeftOut finished={finished} />
      <Rejected finished={finished} />
    </Screen>
  );
}

function Rejected({ finished }: { finished: FinishedImport }) {
  const rows = listUnwrittenRows(finished);
  if (rows.length === 0) {
    const { hiddenRows, leftOutRows } = finished.preview;
    const isAll = [listLeftOutCells(finished), hiddenRows, leftOutRows].every(
      ({ length }) => length === 0,
    );
    return isAll && <p className="quiet">{words.allGood}</p>;
  }
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
          <li key={row.row} className="stack tight">
            <RowHead {...row} />
            {cells.length > 0 && <Cells cells={cells} />}
            {message !== '' && <p>{message}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
