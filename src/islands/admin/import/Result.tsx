import { type ReactNode, useState } from 'react';
import { importWords } from '../../../content/import';
import { paths } from '../../../paths';
import DownloadLink from '../DownloadLink';
import { More } from '../ListEnd';
import { Errors } from './Rows';
import { Counts, Step } from './Step';
import styles from './import.module.css';
import type { FinishedImport } from './use-import';
import { rowsAtOnce, type RejectedRow, rejectedRows, resultCounts } from './view';

const { result: words, rows: rowWords } = importWords;

/** The rows that were not written, with the reasons. */
function RejectedRows({ rows }: { rows: readonly RejectedRow[] }) {
  const [limit, setLimit] = useState(rowsAtOnce);
  return (
    <>
      <ul role="list" className={styles.list}>
        {rows.slice(0, limit).map(({ row, name, errors, message }) => (
          <li key={row}>
            <p>
              <span className="quiet numbers">
                {rowWords.row} {row}
              </span>{' '}
              <strong>{name || rowWords.unnamed}</strong>
            </p>
            {errors.length > 0 && <Errors errors={errors} />}
            {message !== '' && <p>{message}</p>}
          </li>
        ))}
      </ul>
      <More left={rows.length - limit} onMore={() => setLimit(limit + rowsAtOnce)} />
    </>
  );
}

function Rejected({ finished }: { finished: FinishedImport }) {
  const rows = rejectedRows(finished);
  if (rows.length === 0) return <p className="quiet">{words.allGood}</p>;
  return (
    <div className={styles.section}>
      <h3 className={styles.subheading}>{words.skipped}</h3>
      <p>{words.skippedText}</p>
      <div className={styles.actions}>
        <DownloadLink
          href={paths.api.importFaulty(finished.preview.id)}
          className="button"
          label={words.faulty(rows.length)}
        />
      </div>
      <RejectedRows rows={rows} />
    </div>
  );
}

interface Props {
  finished: FinishedImport;
  /** The button that undoes it, or a note that it was undone. */
  children: ReactNode;
}

/** The result of an import. */
export function Result({ finished, children }: Props) {
  const { warning } = finished;
  return (
    <Step id="import-result" title={words.title}>
      <Counts labels={words.counts} counts={resultCounts(finished)} alarm="skipped" />
      {warning !== null && <p className={styles.caution}>{warning}</p>}
      <div className={styles.actions}>
        <a className="button button-quiet" href={paths.admin.properties}>
          {words.properties}
        </a>
        {children}
      </div>
      <Rejected finished={finished} />
    </Step>
  );
}
