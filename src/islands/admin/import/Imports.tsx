import { useState } from 'react';
import { RequestFailed } from '../../../api/failure';
import { listImports } from '../../../api/import';
import { importWords } from '../../../content/import';
import { formatDay, formatMinute } from '../../../domain/date';
import type { ImportSummary } from '../../../domain/import/preview';
import { groupDigits } from '../../../domain/number';
import { paths } from '../../../paths';
import { Button } from '../Button';
import DownloadLink from '../DownloadLink';
import step from './import.module.css';
import styles from './imports.module.css';

/** The last imports, kept up to date; `isStale` when they could not be reloaded, `isCurrent` when they are the latest. */
export function useImports(served: readonly ImportSummary[]) {
  const [imports, setImports] = useState(served);
  const [isStale, setStale] = useState(false);
  const [isCurrent, setCurrent] = useState(true);

  async function reload(): Promise<void> {
    setCurrent(false);
    try {
      setImports(await listImports());
      setStale(false);
      setCurrent(true);
    } catch (thrown) {
      if (!(thrown instanceof RequestFailed)) throw thrown;
      setStale(true);
    }
  }

  return { imports, isStale, isCurrent, reload: () => void reload() };
}

interface Props {
  imports: readonly ImportSummary[];
  /** ISO 8601 in UTC. */
  now: string;
  isStale: boolean;
  /** Whether nothing has been imported since the list was read. */
  isCurrent: boolean;
  /** While an import is running, nothing can be undone. */
  isLocked: boolean;
  onUndo: (summary: ImportSummary) => void;
}

const words = importWords.imports;
const actions = ['create', 'update', 'unchanged', 'error'] as const;

function countsOf({ counts }: ImportSummary): string {
  return actions
    .filter((action) => counts[action] > 0)
    .map(
      (action) =>
        `${groupDigits(counts[action])} ${importWords.preview.counts[action].toLowerCase()}`,
    )
    .join(', ');
}

interface RowProps extends Pick<Props, 'now' | 'isLocked' | 'onUndo'> {
  summary: ImportSummary;
}

function Row({ summary, now, isLocked, onUndo }: RowProps) {
  const { state, undoUntil, fileName } = summary;
  const canUndo = state !== 'undone' && undoUntil > now;
  return (
    <li>
      <p className={styles.name}>
        <strong>{fileName}</strong> <span className="badge">{words.states[state]}</span>
      </p>
      <p className="quiet small numbers">
        <time dateTime={summary.at}>{formatMinute(summary.at)}</time>
        {` · ${countsOf(summary)}`}
        {canUndo && (
          <>
            {' · '}
            <time dateTime={undoUntil}>{words.until(formatDay(undoUntil))}</time>
          </>
        )}
      </p>
      <div className={styles.links}>
        {canUndo && (
          <Button className="button-text" disabled={isLocked} onClick={() => onUndo(summary)}>
            {importWords.undo.short} <span className="visually-hidden">{fileName}</span>
          </Button>
        )}
        {summary.counts.error > 0 && (
          <DownloadLink
            href={paths.api.importFaulty(summary.id)}
            className="button-text"
            label={
              <>
                {words.faulty} <span className="visually-hidden">{fileName}</span>
              </>
            }
          />
        )}
      </div>
    </li>
  );
}

/** The last imports, with the actions still possible. */
export function Imports({ imports, isStale, isCurrent, ...rest }: Props) {
  return (
    <section aria-labelledby="bulk-imports" className={step.section}>
      <h2 id="bulk-imports">{words.title}</h2>
      <p role="status" className={isStale ? step.caution : undefined}>
        {isStale && words.reloadFailed}
      </p>
      {imports.length === 0 ? (
        isCurrent && <p className="quiet">{words.none}</p>
      ) : (
        <ul role="list" className={step.list}>
          {imports.map((summary) => (
            <Row key={summary.id} summary={summary} {...rest} />
          ))}
        </ul>
      )}
    </section>
  );
}
