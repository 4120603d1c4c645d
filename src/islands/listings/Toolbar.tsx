import type { RefObject } from 'react';
import { listings } from '../../content/listings';
import { countWords } from '../../domain/count-words';
import { type Sort, sorts } from '../../domain/property/vocabulary';
import { formId } from './FilterPanel';
import styles from './results.module.css';

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  found: number;
  initial: Sort;
  onChange: (how: 'step') => void;
}

/** The number of homes and their order. */
export function Toolbar({ heading, found, initial, onChange }: Props) {
  return (
    <div className={styles.toolbar}>
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="numbers">
          {countWords(found, listings.count)}
        </h2>
      </div>
      <div className={styles.sort}>
        <label htmlFor="sort">{listings.sort.label}</label>
        <select
          className="input"
          id="sort"
          name="sort"
          form={formId}
          defaultValue={initial}
          onChange={() => onChange('step')}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {listings.sort.options[sort]}
            </option>
          ))}
        </select>
        <noscript>
          <button className="button button-quiet" type="submit" form={formId}>
            {listings.sort.apply}
          </button>
        </noscript>
      </div>
    </div>
  );
}
