import type { SyntheticEvent } from 'react';
import { filterWords, listings } from '../../content/listings';
import { activeFilters } from '../../domain/property/active-filters';
import type { FilterState } from '../../domain/property/filter';
import { rangeKeys } from '../../domain/property/limits';
import type { RangeName } from '../../domain/property/vocabulary';
import styles from './groups.module.css';
import { rangeOptions } from './range-options';

interface Props {
  name: RangeName;
  /** What the fields say at first; later the visitor's choice is in the fields alone. */
  initial: FilterState;
  /** What is asked for now, for the words beside the title. */
  current: FilterState;
}

const { filters } = listings;

function Side({ name, side, initial }: Omit<Props, 'current'> & { side: 'min' | 'max' }) {
  const key = rangeKeys[name][side === 'min' ? 0 : 1];
  return (
    <div className="field">
      <label htmlFor={key}>{filters[side]}</label>
      <select className="input" id={key} name={key} defaultValue={initial[key]}>
        {rangeOptions(name, side, filters.any, initial[key]).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Closes the other groups; browsers that know the `name` of `details` have done so already. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const group of opened.parentElement?.querySelectorAll('details') ?? []) {
    if (group !== opened) group.open = false;
  }
}

/** One range of the panel; at most one of those with the same name is open. */
export function RangeGroup({ name, initial, current }: Props) {
  const [minKey] = rangeKeys[name];
  const chosen = activeFilters(current, filterWords).find(({ keys }) => keys[0] === minKey);
  const unit = filters.units[name];
  return (
    <details className={styles.group} name="range" onToggle={closeOthers}>
      <summary>
        {filters.ranges[name]}
        <span>{chosen?.label ?? filters.any}</span>
      </summary>
      <fieldset>
        <legend className="visually-hidden">
          {filters.ranges[name]}
          {unit && `, ${unit}`}
        </legend>
        <Side name={name} side="min" initial={initial} />
        <Side name={name} side="max" initial={initial} />
      </fieldset>
    </details>
  );
}
