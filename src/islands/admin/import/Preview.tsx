import { useState } from 'react';
import { importWords } from '../../../content/import/page';
import { guideSheetName } from '../../../content/import/workbook';
import type { ImportPreview, ReadChoices } from '../../../domain/import/preview';
import { paths } from '../../../paths';
import { Button } from '../Button';
import { SheetChoice } from './Chooser';
import { Columns } from './Columns';
import DownloadLink from '../DownloadLink';
import { Rows } from './Rows';
import { Counts, Screen } from './Screen';
import styles from './import.module.css';
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
  /** The rows that are skipped at first. */
  skippedBefore: ReadonlySet<number>;
  /** Reads the same workbook again. */
  onRead: (choices: ReadChoices) => void;
  /** Imports it without these rows. */
  onImport: (skipped: ReadonlySet<number>) => void;
  /** Goes back to choose another file. */
  onBack: () => void;
}

interface ActionsProps extends Pick<Props, 'preview' | 'onBack'> {
  /** How many rows the operator skips. */
  skipped: number;
  onImport: () => void;
}

function Actions({ preview, skipped, onImport, onBack }: ActionsProps) {
  const writable = writableRows(preview);
  const { error } = preview.counts;
  return (
    <div className={`cluster bottom-bar ${styles.bar}`}>
      {writable > skipped ? (
        <Button look="main" label={words.import(writable - skipped)} onClick={onImport} />
      ) : (
        <p>
          <strong>{writable > 0 ? words.allSkipped : whyNothing(preview)}</strong>
        </p>
      )}
      <Button look="quiet" label={importWords.again} onClick={onBack} />
      {skipped > 0 && writable > skipped && (
        <p className="quiet small">{words.skippedRows(skipped)}</p>
      )}
      {error > 0 && writable === 0 && (
        <DownloadLink
          href={paths.api.importFaulty(preview.id)}
          look="quiet"
          label={importWords.result.faulty(error)}
        />
      )}
    </div>
  );
}

/** What the workbook would do, before anything is written. */
export function Preview(props: Props) {
  const { preview, skippedBefore, failure, onRead, onImport, onBack } = props;
  const { counts, fileName, sheet } = preview;
  const [skipped, setSkipped] = useState(skippedBefore);
  const onSkip = (row: number, isSkipped: boolean) =>
    setSkipped(new Set([...skipped].filter((one) => one !== row).concat(isSkipped ? row : [])));
  const choices = readChoicesOf(preview);
  return (
    <Screen id="import-preview" title={words.title} failure={failure}>
      <p>{words.nothingYet(fileName)}</p>
      <p>{words.sheet(sheet)}</p>
      <SheetChoice
        sheets={preview.sheets.filter((name) => name !== sheet && name !== guideSheetName)}
        onRead={(name) => onRead({ sheet: name })}
      />
      <Counts labels={words.counts} counts={counts} alarm="error" />
      <Columns matches={preview.columns} onAllow={(columns) => onRead({ ...choices, columns })} />
      <TwinsNote preview={preview} onRead={onRead} />
      {counts.error > 0 && writableRows(preview) > 0 && (
        <p className="quiet small">{words.rejected(counts.error)}</p>
      )}
      <Actions
        preview={preview}
        skipped={skipped.size}
        onImport={() => onImport(skipped)}
        onBack={onBack}
      />
      {preview.rows.length > 0 && <Rows preview={preview} skipped={skipped} onSkip={onSkip} />}
    </Screen>
  );
}

/** The rows with the name and address of a property on the site, and what to do with all of them. */
function TwinsNote({ preview, onRead }: Pick<Props, 'preview' | 'onRead'>) {
  const { rows, twinsAreChanges } = preview;
  const count = rows.filter(({ twin }) => twin && 'id' in twin).length;
  if (count === 0 && !twinsAreChanges) return null;
  return (
    <div className="caution">
      <p>{twinsAreChanges ? importWords.twins.areChanges : importWords.twins.found(count)}</p>
      <Button
        look="text"
        label={twinsAreChanges ? importWords.twins.readAsNew : importWords.twins.readAsChanges}
        onClick={() => onRead({ ...readChoicesOf(preview), twinsAreChanges: !twinsAreChanges })}
      />
    </div>
  );
}
