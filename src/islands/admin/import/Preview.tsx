import { useCallback, useState } from 'react';
import { importWords } from '../../../content/import';
import { guideSheetName } from '../../../content/import-workbook';
import type { ImportPreview, ReadChoices } from '../../../domain/import/preview';
import { paths } from '../../../paths';
import { Button } from '../Button';
import { SheetChoice } from './Chooser';
import { Columns } from './Columns';
import DownloadLink from '../DownloadLink';
import { Rows } from './Rows';
import { Busy, Counts, Step } from './Step';
import { likelyTwins, TwinsNote } from './Twins';
import styles from './preview.module.css';
import { readChoicesOf, writableRows } from './view';

const words = importWords.preview;

function whyNothing({ rows, counts }: ImportPreview): string {
  if (rows.length === 0) return words.noRows;
  return counts.error > 0 ? words.onlyErrors : words.nothing;
}

interface Props {
  preview: ImportPreview;
  /** Why another sheet could not be read, or the import failed. */
  failure: string | null;
  isImporting: boolean;
  /** While this is imported or another import is being undone, nothing can be begun. */
  isLocked: boolean;
  /** Reads the same workbook again. */
  onRead: (choices: ReadChoices) => void;
  /** Imports it without these rows. */
  onImport: (skipped: number[]) => void;
}

interface ActionsProps extends Pick<Props, 'preview' | 'isImporting' | 'isLocked'> {
  /** How many rows the operator skips. */
  skipped: number;
  onImport: () => void;
}

function Actions({ preview, isImporting, isLocked, skipped, onImport }: ActionsProps) {
  const writable = writableRows(preview);
  const { error } = preview.counts;
  return (
    <div className={styles.bar}>
      {writable > skipped ? (
        <Button
          className="button"
          aria-disabled={isLocked || undefined}
          onClick={() => {
            if (!isLocked) onImport();
          }}
        >
          {words.import(writable - skipped)}
        </Button>
      ) : (
        <p>
          <strong>{writable > 0 ? words.allSkipped : whyNothing(preview)}</strong>
        </p>
      )}
      {isImporting && <Busy label={importWords.importing.running(preview.fileName)} />}
      {skipped > 0 && writable > skipped && (
        <p className="quiet small">{words.skippedRows(skipped)}</p>
      )}
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
export function Preview(props: Props) {
  const { preview, failure, isImporting, isLocked, onRead, onImport } = props;
  const { counts, fileName, sheet, passedSheets } = preview;
  const [skipped, setSkipped] = useState(() => likelyTwins(preview.rows));
  const onSkip = useCallback((row: number, isSkipped: boolean) => {
    setSkipped(
      (before) => new Set([...before].filter((one) => one !== row).concat(isSkipped ? row : [])),
    );
  }, []);
  const choices = readChoicesOf(preview);
  return (
    <Step id="import-preview" title={words.title} failure={failure}>
      <p>{words.nothingYet(fileName)}</p>
      <p>{passedSheets.length > 0 ? words.passed(passedSheets, sheet) : words.sheet(sheet)}</p>
      <SheetChoice
        sheets={preview.sheets.filter((name) => name !== sheet && name !== guideSheetName)}
        isLocked={isLocked}
        onRead={(name) => onRead({ sheet: name })}
      />
      <Counts labels={words.counts} counts={counts} alarm="error" />
      <Columns
        matches={preview.columns}
        isLocked={isLocked}
        onAllow={(columns) => onRead({ ...choices, columns })}
      />
      <TwinsNote
        preview={preview}
        isLocked={isLocked}
        onChange={(twinsAreChanges) => onRead({ ...choices, twinsAreChanges })}
      />
      {counts.error > 0 && writableRows(preview) > 0 && (
        <p className="quiet small">{words.rejected(counts.error)}</p>
      )}
      <Actions
        preview={preview}
        isImporting={isImporting}
        isLocked={isLocked}
        skipped={skipped.size}
        onImport={() => onImport([...skipped])}
      />
      {preview.rows.length > 0 && <Rows preview={preview} skipped={skipped} onSkip={onSkip} />}
    </Step>
  );
}
