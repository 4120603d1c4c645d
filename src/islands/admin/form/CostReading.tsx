import { useStore } from '@nanostores/react';
import { costLines } from './cost-lines';
import type { Editor } from './editor';
import styles from './form.module.css';

/** How the costs are read, below their fields, while they are written. */
export default function CostReading({ editor }: { editor: Editor }) {
  useStore(editor.$changes);
  const lines = costLines(editor.read());
  if (lines.length === 0) return null;
  return (
    <ul role="list" className={styles.reading}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
