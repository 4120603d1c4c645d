import { useId } from 'react';
import { matchWords } from '../../../content/import/match';
import {
  columnTitle,
  type ColumnKey,
  findMissingColumns,
  findMissingFacts,
  type Matching,
  type SheetColumn,
} from '../../../domain/import';
import styles from './import.module.css';

const words = matchWords;

interface Props {
  matching: Matching;
  columns: readonly SheetColumn[];
  onChange: (matching: Matching) => void;
}

/** What no column says of a property that visitors are to see: one value for all rows, or none yet. */
export function ForAll({ matching, columns, onChange }: Props) {
  const id = useId();
  const { forAll } = matching;
  // One name is for the flats of one building.
  const asked = findMissingColumns(matching, columns).filter(
    (key) => key !== 'name' || matching.keys.includes('unit'),
  );
  const missing = findMissingFacts(matching, columns);
  const change = (key: ColumnKey, text: string) =>
    onChange({ ...matching, forAll: { ...forAll, [key]: text } });
  if (asked.length === 0) return null;
  return (
    <>
      {missing.length > 0 && <p className="caution">{words.missing(missing)}</p>}
      <ul role="list" className={styles.columns}>
        {asked.map((key) => (
          <li key={key} className={styles.column}>
            <label htmlFor={`${id}-${key}`}>
              <strong>{words.forAll(columnTitle(key))}</strong>
            </label>
            <input
              className="input"
              id={`${id}-${key}`}
              value={forAll[key] ?? ''}
              onChange={({ target }) => change(key, target.value)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
