import type { ReactNode } from 'react';
import { bulk } from '../../../content/bulk';
import { countWords } from '../../../domain/count-words';
import { paths } from '../../../paths';
import { DownloadLink } from '../DownloadLink';
import styles from './step.module.css';
import { Counts } from './Counts';
import { KeptRows } from './KeptRows';
import type { Run } from './state';
import { StepHeading } from './StepHeading';
import { keptRows, resultCounts } from './view';

interface Props {
  run: Run;
  /** What the server adds, or `null`. */
  warning: string | null;
  /** The way to undo it, or that it was undone. */
  children: ReactNode;
}

const words = bulk.result;

function Kept({ run }: { run: Run }) {
  const rows = keptRows(run);
  if (rows.length === 0) return <p className="quiet">{words.allGood}</p>;
  return (
    <div className={styles.section}>
      <h3 className={styles.subheading}>{words.kept}</h3>
      <p>{words.keptText}</p>
      <div className={styles.actions}>
        <DownloadLink href={paths.api.bulkFaulty(run.preview.batch)} className="button">
          {countWords(rows.length, words.faulty)}
        </DownloadLink>
      </div>
      <KeptRows rows={rows} />
    </div>
  );
}

/** What became of a workbook. */
export function Result({ run, warning, children }: Props) {
  const counts = resultCounts(run);
  return (
    <section aria-labelledby="bulk-result" className={styles.section}>
      <StepHeading id="bulk-result">{words.title}</StepHeading>
      <Counts
        counts={[
          { label: words.counts.created, count: counts.created },
          { label: words.counts.updated, count: counts.updated },
          { label: words.counts.unchanged, count: counts.unchanged },
          { label: words.counts.kept, count: counts.kept, isAlarm: true },
        ]}
      />
      {warning !== null && <p className={styles.caution}>{warning}</p>}
      <div className={styles.actions}>
        <a
          className="button button-quiet"
          href={paths.admin.properties}
          data-astro-prefetch="false"
        >
          {words.homes}
        </a>
        {children}
      </div>
      <Kept run={run} />
    </section>
  );
}
