import type { SyntheticEvent } from 'react';
import { choiceWords } from '../../content/choices';
import { filterLabel, listings } from '../../content/listings';
import { activeFilters } from '../../domain/property/active-filters';
import { type FilterState, rangeKeys } from '../../domain/property/filter';
import { all, filterFlags, type RangeName } from '../../domain/property/vocabulary';
import styles from './groups.module.css';
import { rangeOptions } from './range-options';

interface Props {
  initial: FilterState;
  current: FilterState;
}

const { filters } = listings;

interface ChoiceProps {
  name: 'category' | 'parking';
  initial: string;
}

function Choice({ name, initial }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{filters[name]}</label>
      <select className="input" id={name} name={name} defaultValue={initial}>
        <option value={all}>{filters.all}</option>
        {Object.entries(choiceWords[name]).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The fields of the panel; uncontrolled, so that what was typed before the island woke up stays. */
export function FilterFields({ initial, current }: Props) {
  return (
    <>
      <div className="field">
        <label htmlFor="text">{filters.text}</label>
        <input
          className="input"
          id="text"
          name="text"
          type="search"
          placeholder={filters.textHint}
          defaultValue={initial.text}
          maxLength={200}
          autoComplete="off"
        />
      </div>
      <Choice name="category" initial={initial.category} />
      <Choice name="parking" initial={initial.parking} />
      <div className={styles.groups}>
        {(['bed', 'price', 'bath', 'area'] as const).map((name) => (
          <RangeGroup key={name} name={name} initial={initial} current={current} />
        ))}
      </div>
      <fieldset className={styles.musts}>
        <legend className="field-label">{filters.musts}</legend>
        {filterFlags.map((flag) => (
          <label key={flag} className="check">
            <input type="checkbox" name={flag} value="1" defaultChecked={initial[flag]} />
            {filters.flags[flag]}
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface RangeProps {
  name: RangeName;
  /** The initial values of the fields; later only the fields hold the visitor's choice. */
  initial: FilterState;
  /** The current filter, for the words beside each title. */
  current: FilterState;
}

function Side({ name, side, initial }: Omit<RangeProps, 'current'> & { side: 'min' | 'max' }) {
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

/** Closes the other groups; browsers that support `name` on `details` have done so already. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const group of opened.parentElement?.querySelectorAll('details') ?? []) {
    if (group !== opened) group.open = false;
  }
}

/** One range of the panel; at most one of those with the same name is open. */
function RangeGroup({ name, initial, current }: RangeProps) {
  const chosen = activeFilters(current).find((part) => part.name === name);
  const unit = filters.units[name];
  return (
    <details className={styles.group} name="range" onToggle={closeOthers}>
      <summary>
        {filters.ranges[name]}
        <span>{chosen ? filterLabel(chosen) : filters.any}</span>
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
