import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { importWords } from '../../../content/import';
import { sheetLimits } from '../../../domain/import/preview';
import { paths } from '../../../paths';
import { Button, useHydrated } from '../Button';
import DownloadLink from '../DownloadLink';
import { useFileDrop } from '../pictures/use-file-drop';
import step from './import.module.css';
import styles from './chooser.module.css';
import { fileFault } from './use-import';

const { sheet, file: words, preview } = importWords;
const workbooks = [
  { href: paths.api.template, label: sheet.template, text: sheet.templateText },
  { href: paths.api.exportProperties, label: sheet.export, text: sheet.exportText },
];

/** The template and the export, to start from. */
export function Workbooks() {
  return (
    <section aria-labelledby="import-workbooks" className={step.section}>
      <h2 id="import-workbooks">{sheet.title}</h2>
      <ul role="list" className={styles.workbooks}>
        {workbooks.map(({ href, label, text }) => (
          <li key={href}>
            <DownloadLink href={href} className="button button-quiet" label={label} />
            <p className="quiet small">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Chosen {
  file: File | null;
  fault: string | null;
}

/** The one workbook among what was chosen or dropped, or what is wrong: what the server would reject anyway. */
export function pickWorkbook([file, ...others]: readonly File[]): Chosen {
  const reject = (fault: Parameters<typeof fileFault>[0]) => ({
    file: null,
    fault: fileFault(fault, file?.name ?? ''),
  });
  if (others.length > 0) return reject('many');
  if (file && !/\.xlsx?$/i.test(file.name)) return reject('kind');
  if (file?.size === 0) return reject('empty');
  if (file && file.size > sheetLimits.bytes) return reject('large');
  return { file: file ?? null, fault: null };
}

interface ChooserProps {
  /** Why the file before was not read. */
  failure: string | null;
  /** No other file is accepted while one is being uploaded. */
  isBusy: boolean;
  /** Whether what was uploaded last has been read. */
  isRead: boolean;
  onChoose: () => void;
  onUpload: (file: File) => void;
  /** Other actions for a rejected file. */
  children: ReactNode;
}

/** The field for the workbook, and the button that uploads it; without a file it does nothing. */
export function Chooser({ failure, isBusy, isRead, onChoose, onUpload, children }: ChooserProps) {
  const hydrated = useHydrated();
  const [{ file, fault }, setChosen] = useState<Chosen>({ file: null, fault: null });
  const [uploaded, setUploaded] = useState<File | null>(null);
  const zone = useRef<HTMLDivElement>(null);
  const problem = fault ?? failure;

  const take = (files: readonly File[]) => {
    if (isBusy || files.length === 0) return;
    setChosen(pickWorkbook(files));
    onChoose();
  };
  const isOver = useFileDrop(zone, take);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take([...(currentTarget.files ?? [])]);
    // Allows the same file to be chosen again after it was corrected.
    currentTarget.value = '';
  };
  const upload = () => {
    if (!file || isBusy) return;
    setUploaded(file);
    onUpload(file);
  };
  // The next thing to do is further down.
  const isQuiet = isRead && file === uploaded;
  return (
    <section aria-labelledby="import-file" className={step.section}>
      <h2 id="import-file">{words.title}</h2>
      <div ref={zone} className={styles.zone} data-over={isOver || undefined}>
        <input
          id="import-workbook"
          className={styles.file}
          type="file"
          accept=".xlsx,.xls"
          disabled={!hydrated || isBusy}
          aria-describedby="import-chosen import-hint import-problem"
          aria-invalid={problem !== null || undefined}
          onChange={choose}
        />
        <label htmlFor="import-workbook" className="button button-quiet">
          {file ? words.change : words.choose}
        </label>
        <div className={styles.words}>
          <p id="import-chosen" role="status">
            <strong>{file && words.chosen(file.name)}</strong>
          </p>
          <p id="import-hint" className="field-hint">
            {isBusy ? words.busy : words.hint(sheetLimits)}
          </p>
        </div>
        <Button
          className={isQuiet ? 'button button-quiet' : 'button'}
          aria-disabled={isBusy || undefined}
          onClick={upload}
        >
          {words.upload}
        </Button>
      </div>
      <p id="import-problem" role="alert" className={problem === null ? undefined : 'field-error'}>
        {problem}
      </p>
      {children}
    </section>
  );
}

/** The other sheets of a rejected workbook; the first one comes last, because it was the one that was read. */
export function otherSheets([first, ...others]: readonly string[]): string[] {
  return first === undefined || others.length === 0 ? [] : [...others, first];
}

interface SheetProps {
  /** The sheets that can be read. */
  sheets: readonly string[];
  isLocked: boolean;
  onRead: (sheet: string) => void;
}

/** Reads another sheet of the same workbook; that is a button, so that arrow keys only choose. */
export function SheetChoice({ sheets, isLocked, onRead }: SheetProps) {
  const [chosen, setChosen] = useState(sheets[0] ?? '');
  if (sheets.length === 0) return null;
  return (
    <div className={styles.sheets}>
      <div className="field">
        <label htmlFor="import-other-sheet">{preview.otherSheet}</label>
        <select
          className="input"
          id="import-other-sheet"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {sheets.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <Button className="button button-quiet" disabled={isLocked} onClick={() => onRead(chosen)}>
        {preview.readSheet}
      </Button>
    </div>
  );
}
