/**
 * The first screen of an import: the workbooks to download, and the file to upload. The size is checked here, everything
 * else by the server.
 */
import { useState } from 'react';
import { fileFaults } from '../../../content/import/faults';
import { importWords } from '../../../content/import/page';
import { sheetLimits } from '../../../domain/import';
import { adminPaths } from '../../../admin-paths';
import { Button } from '../Button';
import DownloadLink from '../DownloadLink';
import { FileInput } from '../FileInput';
import styles from './import.module.css';
import { Screen } from './Screen';

const { sheet, file: words } = importWords;
/** The files that are offered; what is in one the server checks. */
const workbookTypes = '.xlsx,.xls,.csv,.ods,.html,.htm';
const workbooks = [
  { href: adminPaths.api.template, label: sheet.template, text: sheet.templateText },
  { href: adminPaths.api.exportProperties, label: sheet.export, text: sheet.exportText },
];

export function Workbooks() {
  return (
    <section aria-labelledby="import-workbooks" className="stack">
      <h2 id="import-workbooks">{sheet.title}</h2>
      <ul role="list" className={`grid ${styles.workbooks}`}>
        {workbooks.map(({ href, label, text }) => (
          <li key={href} className="stack panel">
            <DownloadLink href={href} look="quiet" label={label} />
            <p className="quiet small">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  /** The file that the problem is about, where another press may read it. */
  unread: File | null;
  problem: string | null;
  onUpload: (file: File) => void;
}

/** The field for the workbook, and the button that uploads it; without a file it does nothing. */
export function Chooser({ unread, problem, onUpload }: Props) {
  const [file, setFile] = useState(unread);
  const isTooLarge = file !== null && file.size > sheetLimits.bytes;
  const found = isTooLarge ? fileFaults.tooLarge(sheetLimits) : null;
  const fault = file === unread ? problem : found;
  return (
    <Screen id="import-file" title={words.title}>
      <div className="drop-zone cluster">
        <FileInput
          id="import-workbook"
          label={file ? words.change : words.choose}
          accept={workbookTypes}
          aria-describedby="import-chosen import-hint import-problem"
          aria-invalid={fault !== null || undefined}
          onFiles={([first]) => first && setFile(first)}
        />
        <div>
          <p id="import-chosen" role="status">
            <strong>{file && words.chosen(file.name)}</strong>
          </p>
          <p id="import-hint" className="field-hint">
            {words.hint(sheetLimits)}
          </p>
        </div>
        <Button
          look="main"
          label={words.upload}
          onClick={() => file && !isTooLarge && onUpload(file)}
        />
      </div>
      <p id="import-problem" role="alert" className={fault === null ? undefined : 'field-error'}>
        {fault}
      </p>
    </Screen>
  );
}
