import { useState } from 'react';
import { bulk } from '../../../content/bulk';
import { Button } from '../Button';
import styles from './sheet-choice.module.css';

interface Props {
  /** The sheets that can be read. */
  sheets: readonly string[];
  isLocked: boolean;
  onRead: (sheet: string) => void;
}

const words = bulk.preview;

/** The sheets of a refused workbook; the first one comes last, because it was the one that was read. */
export function otherSheets([first, ...others]: readonly string[]): string[] {
  return first === undefined || others.length === 0 ? [] : [...others, first];
}

/** Another sheet of the same workbook; reading it is a button, so that arrow keys only choose. */
export function SheetChoice({ sheets, isLocked, onRead }: Props) {
  const [chosen, setChosen] = useState(sheets[0] ?? '');
  if (sheets.length === 0) return null;
  return (
    <div className={styles.choice}>
      <div className="field">
        <label htmlFor="bulk-other-sheet">{words.otherSheet}</label>
        <select
          className="input"
          id="bulk-other-sheet"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {sheets.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <Button className="button button-quiet" disabled={isLocked} onClick={() => onRead(chosen)}>
        {words.readSheet}
      </Button>
    </div>
  );
}
