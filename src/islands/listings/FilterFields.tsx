import { Activity, memo, type SyntheticEvent } from 'react';
import { choiceWords } from '../../content/choices';
import { filterLabel, listings } from '../../content/listings';
import { activeFilters } from '../../domain/property/active-filters';
import { bedChoiceOf, bedFields } from '../../domain/property/bed-choice';
import type { FilterState } from '../../domain/property/filter';
import { rangeKeys } from '../../domain/property/range';
import {
  all,
  bedChoices,
  filterFlags,
  maxTextLength,
  type RangeName,
} from '../../domain/property/vocabulary';
import styles from './groups.module.css';
import { MoreFilters } from './MoreFilters';
import { Pill } from './Pill';
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

/** The bedrooms that most people ask for, one tap each. */
function Beds({ initial }: { initial: FilterState }) {
  const { beds } = bedFields(initial);
  return (
    <fieldset>
      <legend className="field-label">{filters.ranges.bed}</legend>
      <div className={styles.pills}>
        {(['', ...bedChoices] as const).map((choice) => (
          <Pill key={choice} type="radio" name="beds" value={choice} checked={choice === beds}>
            {choice === '' ? filters.any : choice}
          </Pill>
        ))}
      </div>
    </fieldset>
  );
}

/** The fields of the panel; uncontrolled, so that what was typed before the island woke up stays. */
export function FilterFields({ initial, current }: Props) {
  const fields = { ...initial, ...bedFields(initial) };
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
          maxLength={maxTextLength}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <Beds initial={initial} />
      <div className={styles.groups}>
        <RangeGroup name="price" initial={fields} current={current} open />
      </div>
      <Choice name="category" initial={initial.category} />
      <fieldset>
        <legend className="field-label">{filters.musts}</legend>
        <div className={styles.pills}>
          {filterFlags.map((flag) => (
            <Pill key={flag} type="checkbox" name={flag} value="1" checked={initial[flag]}>
              {filters.flags[flag]}
            </Pill>
          ))}
        </div>
      </fieldset>
      <Choice name="parking" initial={initial.parking} />
      <div className={styles.groups}>
        {(['bed', 'bath', 'area'] as const).map((name) => (
          <RangeGroup key={name} name={name} initial={fields} current={current} />
        ))}
        <MoreFilters initial={initial} current={current} />
      </div>
    </>
  );
}

interface RangeProps {
  name: RangeName;
  /** The initial values of the fields; later only the fields hold the visitor's choice. */
  initial: FilterState;
  /** The current filter, for the words beside each title. */
  current: FilterState;
  /** Whether it is unfolded at first. */
  open?: boolean;
}

interface SideProps {
  name: RangeName;
  side: 'min' | 'max';
  initial: number;
}

function Side({ name, side, initial }: SideProps) {
  const key = rangeKeys[name][side === 'min' ? 0 : 1];
  return (
    <div className="field">
      <label htmlFor={key}>{filters[side]}</label>
      <select className="input" id={key} name={key} defaultValue={initial}>
        {rangeOptions(name, side, filters.any, initial).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Both sides of a range. They work without React, so it hydrates them last. */
const Sides = memo(({ name, min, max }: { name: RangeName; min: number; max: number }) => {
  const unit = filters.units[name];
  return (
    <Activity>
      <fieldset>
        <legend className="visually-hidden">
          {filters.ranges[name]}
          {unit && `, ${unit}`}
        </legend>
        <Side name={name} side="min" initial={min} />
        <Side name={name} side="max" initial={max} />
      </fieldset>
    </Activity>
  );
});

/** Closes the other groups; browsers that support `name` on `details` have done so already. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const group of opened.closest('form')?.querySelectorAll('details:not(#more)') ?? []) {
    if (group !== opened) group.removeAttribute('open');
  }
}

/** One range of the panel; at most one of those with the same name is open. */
function RangeGroup({ name, initial, current, open }: RangeProps) {
  const [minKey, maxKey] = rangeKeys[name];
  // A short choice of bedrooms is shown by its chip.
  const isShort = name === 'bed' && bedChoiceOf(current) !== null;
  const chosen = isShort ? undefined : activeFilters(current).find((part) => part.name === name);
  return (
    <details className={styles.group} name="range" open={open} onToggle={closeOthers}>
      <summary>
        {name === 'bed' ? filters.bedRange : filters.ranges[name]}
        <span>{chosen ? filterLabel(chosen) : filters.any}</span>
      </summary>
      <Sides name={name} min={initial[minKey]} max={initial[maxKey]} />
    </details>
  );
}
