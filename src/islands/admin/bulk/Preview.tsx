import { bulk } from '../../../content/bulk';
import { bulkWorkbook } from '../../../content/bulk-workbook';
import type { BulkPreview } from '../../../domain/bulk/preview';
import { countWords } from '../../../domain/count-words';
import { paths } from '../../../paths';
import { Button } from '../Button';
import { DownloadLink } from '../DownloadLink';
import styles from './step.module.css';
import { Columns } from './Columns';
import { Counts } from './Counts';
import { RowTable } from './RowTable';
import { SheetChoice } from './SheetChoice';
import { StepHeading } from './StepHeading';
import { writableRows } from './view';

interface Props {
  preview: BulkPreview;
  /** Why another sheet could not be read. */
  failure: string | null;
  /** While another upload is undone, nothing is written. */
  isLocked: boolean;
  onReadSheet: (sheet: string) => void;
  onLoad: () => void;
}

const words = bulk.preview;
/** Our own workbooks have a sheet that only explains. */
const guideSheet = bulkWorkbook.guide.sheet;

function whyNothing({ rows, counts }: BulkPreview): string {
  if (rows.length === 0) return words.noRows;
  return counts.error > 0 ? words.onlyErrors : words.nothing;
}

function LoadPart({ preview, isLocked, onLoad }: Pick<Props, 'preview' | 'isLocked' | 'onLoad'>) {
  const writable = writableRows(preview);
  const { error } = preview.counts;
  return (
    <div className={styles.actions}>
      {writable > 0 ? (
        <Button className="button" disabled={isLocked} onClick={onLoad}>
          {countWords(writable, words.load)}
        </Button>
      ) : (
        <p>
          <strong>{whyNothing(preview)}</strong>
        </p>
      )}
      {error > 0 && writable > 0 && (
        <p className="quiet small">{countWords(error, words.keptBack)}</p>
      )}
      {error > 0 && writable === 0 && (
        <DownloadLink href={paths.api.bulkFaulty(preview.batch)} className="button button-quiet">
          {countWords(error, bulk.result.faulty)}
        </DownloadLink>
      )}
    </div>
  );
}

/** What the workbook would do, before anything is written. */
export function Preview({ preview, failure, isLocked, onReadSheet, onLoad }: Props) {
  const { counts, fileName, sheet } = preview;
  return (
    <section aria-labelledby="bulk-preview" className={styles.section}>
      <StepHeading id="bulk-preview">{words.title}</StepHeading>
      <p>{words.nothingYet.replace('#', () => fileName)}</p>
      {failure !== null && (
        <p role="alert" className="field-error">
          {failure}
        </p>
      )}
      <p>{words.sheet.replace('#', () => sheet)}</p>
      <SheetChoice
        sheets={preview.sheets.filter((name) => name !== sheet && name !== guideSheet)}
        isLocked={isLocked}
        onRead={onReadSheet}
      />
      <Counts
        counts={[
          { label: words.counts.create, count: counts.create },
          { label: words.counts.update, count: counts.update },
          { label: words.counts.unchanged, count: counts.unchanged },
          { label: words.counts.error, count: counts.error, isAlarm: true },
        ]}
      />
      <Columns matches={preview.columns} />
      <LoadPart preview={preview} isLocked={isLocked} onLoad={onLoad} />
      {preview.rows.length > 0 && <RowTable preview={preview} />}
    </section>
  );
}
