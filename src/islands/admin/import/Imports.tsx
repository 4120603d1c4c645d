/** The imports of the last days, each with its counts, whether it can still be undone, and its rows to correct. */
import { recentImportWords, undoWords } from '../../../content/import/undo';
import { formatDay, formatMinute } from '../../../domain/date';
import type { ImportSummary } from '../../../domain/import';
import { adminPaths } from '../../../admin-paths';
import { Button } from '../Button';
import DownloadLink from '../DownloadLink';
import { Stale } from '../list/ListEnd';
import type { List } from '../list/use-list';
import { By } from '../people/By';
import { formatCounts } from './view';

const words = recentImportWords;

interface Props {
  list: Pick<List<ImportSummary>, 'rows' | 'hasFailed' | 'retry'>;
  now: string;
  onUndo: (id: string, fileName: string) => unknown;
}

export function Imports({ list, now, onUndo }: Props) {
  return (
    <section aria-labelledby="bulk-imports" className="stack">
      <h2 id="bulk-imports">{words.title}</h2>
      <Stale list={list} text={words.reloadFailed} />
      {list.rows.length === 0 && <p className="quiet">{words.none}</p>}
      <ul role="list" className="rows">
        {list.rows.map((summary) => (
          <Row key={summary.id} summary={summary} now={now} onUndo={onUndo} />
        ))}
      </ul>
    </section>
  );
}

function Row({ summary, now, onUndo }: Omit<Props, 'list'> & { summary: ImportSummary }) {
  const { id, at, state, undoUntil, fileName, counts } = summary;
  const canUndo = state !== 'undone' && undoUntil > now;
  return (
    <li>
      <p>
        <strong>{fileName}</strong> <span className="badge">{words.states[state]}</span>
      </p>
      <p className="quiet small numbers">
        <time dateTime={at}>{formatMinute(at)}</time>
        {` · ${formatCounts(counts)}`}
        <By id={summary.by} />
        {canUndo && (
          <>
            {' · '}
            <time dateTime={undoUntil}>{words.until(formatDay(undoUntil))}</time>
          </>
        )}
      </p>
      <div className="cluster small">
        {canUndo && (
          <Button
            look="text"
            label={undoWords.short}
            about={fileName}
            onClick={() => onUndo(id, fileName)}
          />
        )}
        {counts.error + counts.skipped > 0 && (
          <DownloadLink
            href={adminPaths.api.importFaulty(id)}
            label={words.faulty}
            about={fileName}
          />
        )}
      </div>
    </li>
  );
}
