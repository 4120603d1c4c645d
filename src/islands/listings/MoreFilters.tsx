import { Activity, memo } from 'react';
import { shownValue } from '../../content/choices';
import { listings } from '../../content/listings';
import { choiceNames, factParts, optionParameter } from '../../domain/property/facts';
import type { FilterState } from '../../domain/property/filter';
import { type FilterChoice, filterChoices } from '../../domain/property/vocabulary';
import styles from './groups.module.css';
import { Pill } from './Pill';
import { rangeOptions } from './range-options';

const { filters } = listings;

interface Props {
  initial: FilterState;
  current: FilterState;
}

function Options({ name, initial }: { name: FilterChoice; initial: readonly string[] }) {
  return (
    <fieldset>
      <legend className="field-label">{filters.choices[name].label}</legend>
      <div className={styles.pills}>
        {filterChoices[name].map((option) => (
          <Pill
            key={option}
            type="checkbox"
            name={optionParameter(option)}
            value="1"
            checked={initial.includes(option)}
          >
            {shownValue(name, option)}
          </Pill>
        ))}
      </div>
    </fieldset>
  );
}

/** They work without React, so it hydrates them last. */
const Fields = memo(({ initial }: Pick<Props, 'initial'>) => (
  <Activity>
    <div className={styles.more}>
      <div className={styles.pair}>
        <div className="field">
          <label htmlFor="maxMonthly">{filters.maxMonthly}</label>
          <select
            className="input"
            id="maxMonthly"
            name="maxMonthly"
            defaultValue={initial.maxMonthly}
          >
            {rangeOptions('price', 'max', filters.any, initial.maxMonthly).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="availableBy">{filters.availableBy}</label>
          <input
            className="input"
            id="availableBy"
            name="availableBy"
            type="date"
            defaultValue={initial.availableBy}
          />
        </div>
      </div>
      {choiceNames.map((name) => (
        <Options key={name} name={name} initial={initial[name]} />
      ))}
      <div className={styles.pills}>
        <Pill type="checkbox" name="pictures" value="1" checked={initial.pictures}>
          {filters.pictures}
        </Pill>
      </div>
      {/* A form sends nothing for a box that is not ticked; this says that it was there. */}
      <input type="hidden" name="facts" value="1" />
      <label className="check">
        <input type="checkbox" name="unstated" value="1" defaultChecked={initial.unstated} />
        {filters.unstated}
      </label>
    </div>
  </Activity>
));

/** The filters by facts that a home need not state, folded until somebody asks for one. */
export function MoreFilters({ initial, current }: Props) {
  const chosen = factParts(current).length;
  return (
    <details className={styles.group} id="more" open={factParts(initial).length > 0}>
      <summary>
        {filters.more}
        <span>{chosen > 0 ? filters.chosen(chosen) : filters.any}</span>
      </summary>
      <Fields initial={initial} />
    </details>
  );
}
