import { listings } from '../../content/listings';
import type { FilterState } from '../../domain/property/filter';
import { all, categories, filterFlags, parkings } from '../../domain/property/vocabulary';
import styles from './groups.module.css';
import { RangeGroup } from './RangeGroup';

interface Props {
  initial: FilterState;
  current: FilterState;
}

const { filters } = listings;

interface ChoiceProps {
  name: 'category' | 'parking';
  options: readonly string[];
  initial: string;
}

function Choice({ name, options, initial }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{filters[name]}</label>
      <select className="input" id={name} name={name} defaultValue={initial}>
        <option value={all}>{filters.all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
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
      <Choice name="category" options={categories} initial={initial.category} />
      <Choice name="parking" options={parkings} initial={initial.parking} />
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
