import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { bulk } from '../../../content/bulk';
import { Button } from '../Button';
import { useFileDrop } from '../pictures/use-file-drop';
import { useHydrated } from '../use-hydrated';
import step from './step.module.css';
import styles from './file.module.css';
import { pickWorkbook, UnfitFile } from './workbook-file';

interface Props {
  /** Why the file before was not read. */
  failure: string | null;
  /** While one file is on its way, no other is taken. */
  isBusy: boolean;
  onChoose: () => void;
  onUpload: (file: File) => void;
  /** What else can be done about a refused file. */
  children: ReactNode;
}

interface Chosen {
  file: File | null;
  fault: string | null;
}

const words = bulk.file;

function pick(files: readonly File[]): Chosen {
  try {
    return { file: pickWorkbook(files), fault: null };
  } catch (thrown) {
    if (!(thrown instanceof UnfitFile)) throw thrown;
    return { file: null, fault: thrown.message };
  }
}

/** The field for the workbook, and the button that has it read; without a file it does nothing. */
export function FileChooser({ failure, isBusy, onChoose, onUpload, children }: Props) {
  const hydrated = useHydrated();
  const [{ file, fault }, setChosen] = useState<Chosen>({ file: null, fault: null });
  const zone = useRef<HTMLDivElement>(null);
  const problem = fault ?? failure;

  const take = (files: readonly File[]) => {
    if (isBusy || files.length === 0) return;
    setChosen(pick(files));
    onChoose();
  };
  const isOver = useFileDrop(zone, take);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take([...(currentTarget.files ?? [])]);
    // The same file can be chosen again after it was corrected.
    currentTarget.value = '';
  };
  const upload = () => {
    if (file && !isBusy) onUpload(file);
  };
  return (
    <section aria-labelledby="bulk-file" className={step.section}>
      <h2 id="bulk-file">{words.title}</h2>
      <div ref={zone} className={styles.zone} data-over={isOver || undefined}>
        <input
          id="bulk-workbook"
          className={styles.file}
          type="file"
          accept=".xlsx,.xls"
          disabled={!hydrated || isBusy}
          aria-describedby="bulk-chosen bulk-hint bulk-problem"
          aria-invalid={problem !== null || undefined}
          onChange={choose}
        />
        <label htmlFor="bulk-workbook" className="button button-quiet">
          {file ? words.change : words.choose}
        </label>
        <div className={styles.words}>
          <p id="bulk-chosen" role="status">
            <strong>{file && words.chosen.replace('#', () => file.name)}</strong>
          </p>
          <p id="bulk-hint" className="field-hint">
            {isBusy ? words.busy : words.hint}
          </p>
        </div>
        <Button className="button" aria-disabled={isBusy || undefined} onClick={upload}>
          {words.upload}
        </Button>
      </div>
      <p id="bulk-problem" role="alert" className={problem === null ? undefined : 'field-error'}>
        {problem}
      </p>
      {children}
    </section>
  );
}
