import { useState } from 'react';
import { bulk } from '../../../content/bulk';
import type { BulkPreview } from '../../../domain/bulk/preview';
import styles from './bulk.module.css';

interface Props {
  preview: BulkPreview;
  onRead: (sheet: string) => void;
}

const words = bulk.preview;

/** Which sheet was read, and the others; reading one is a button, so that arrow keys only choose. */
export function SheetChoice({ preview, onRead }: Props) {
  const { sheet, sheets } = preview;
  const others = sheets.filter((name) => name !== sheet);
  const [chosen, setChosen] = useState(others[0] ?? sheet);
  return (
    <div className={styles.sheets}>
      <p>{words.sheet.replace('#', () => sheet)}</p>
      {others.length > 0 && (
        <div className={styles.choice}>
          <div className="field">
            <label htmlFor="bulk-other-sheet">{words.otherSheet}</label>
            <select
              className="input"
              id="bulk-other-sheet"
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              {others.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
          <button type="button" className="button button-quiet" onClick={() => onRead(chosen)}>
            {words.readSheet}
          </button>
        </div>
      )}
    </div>
  );
}
