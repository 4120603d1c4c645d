import { bulk } from '../../../content/bulk';
import { formatDay, formatMinute } from '../../../domain/date';
import type { BatchSummary } from '../../../domain/bulk/preview';
import { formatNumber } from '../../../domain/property/rupees';
import { paths } from '../../../paths';
import { Button } from '../Button';
import { DownloadLink } from '../DownloadLink';
import step from './step.module.css';
import styles from './uploads.module.css';
import { rowFilters } from './view';

interface Props {
  batches: readonly BatchSummary[];
  /** ISO 8601 in UTC. */
  now: string;
  isStale: boolean;
  /** While something is written, nothing is undone. */
  isLocked: boolean;
  onUndo: (batch: BatchSummary) => void;
}

const words = bulk.batches;

function countsOf({ counts }: BatchSummary): string {
  return rowFilters
    .flatMap((one) => (one === 'all' || counts[one] === 0 ? [] : [{ one, count: counts[one] }]))
    .map(({ one, count }) => `${formatNumber(count)} ${bulk.preview.counts[one].toLowerCase()}`)
    .join(', ');
}

interface LineProps extends Pick<Props, 'now' | 'isLocked' | 'onUndo'> {
  batch: BatchSummary;
}

function Line({ batch, now, isLocked, onUndo }: LineProps) {
  const { state, undoUntil, fileName } = batch;
  const canUndo = state !== 'undone' && undoUntil > now;
  return (
    <li>
      <p className={styles.name}>
        <strong>{fileName}</strong> <span className="badge">{words.states[state]}</span>
      </p>
      <p className="quiet small numbers">
        <time dateTime={batch.at}>{formatMinute(batch.at)}</time>
        {` · ${countsOf(batch)}`}
        {canUndo && (
          <>
            {' · '}
            <time dateTime={undoUntil}>{words.until.replace('#', formatDay(undoUntil))}</time>
          </>
        )}
      </p>
      {state === 'begun' && <p className="small">{words.begun}</p>}
      <div className={styles.links}>
        {canUndo && (
          <Button className="button-text" disabled={isLocked} onClick={() => onUndo(batch)}>
            {bulk.undo.short} <span className="visually-hidden">{fileName}</span>
          </Button>
        )}
        {batch.counts.error > 0 && (
          <DownloadLink href={paths.api.bulkFaulty(batch.batch)} className="button-text">
            {words.faulty} <span className="visually-hidden">{fileName}</span>
          </DownloadLink>
        )}
      </div>
    </li>
  );
}

/** The last workbooks, with what can still be done about them. */
export function LastUploads({ batches, isStale, ...rest }: Props) {
  return (
    <section aria-labelledby="bulk-batches" className={step.section}>
      <h2 id="bulk-batches">{words.title}</h2>
      <p role="status" className={isStale ? step.caution : undefined}>
        {isStale && words.reloadFailed}
      </p>
      {batches.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {batches.map((batch) => (
            <Line key={batch.batch} batch={batch} {...rest} />
          ))}
        </ul>
      )}
    </section>
  );
}
