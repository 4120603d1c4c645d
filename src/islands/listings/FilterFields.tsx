import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { choiceWords } from '../../content/choices';
import { filterLabel, listings } from '../../content/listings';
import { activeFilters } from '../../domain/property/active-filters';
import { bedChoiceOf, bedFields } from '../../domain/property/bed-choice';
import { factParts } from '../../domain/property/facts';
import type { FilterState } from '../../domain/property/filter';
import {
  all,
  bedChoices,
  filterFlags,
  maxTextLength,
  type RangeName,
} from '../../domain/property/vocabulary';
import { FactFields, Pill, RangeLimits } from './GroupFields';
import styles from './groups.module.css';

interface Props {
  /** The initial values of the fields; later only the fields hold the visitor's choice. */
  initial: FilterState;
  /** The current filter, for the words beside each title. */
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

interface GroupProps {
  title: string;
  /** What is chosen in it. */
  chosen: string;
  children: ReactNode;
}

/** Closes the other groups; browsers that support `name` on `details` have done so already. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const group of opened.closest('form')?.querySelectorAll('details:not(#more)') ?? []) {
    if (group !== opened) group.removeAttribute('open');
  }
}

function Group({ title, chosen, children, ...details }: GroupProps & ComponentProps<'details'>) {
  return (
    <details className={styles.group} {...details}>
      <summary>
        {title}
        <span>{chosen}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}

interface RangeProps extends Props {
  name: RangeName;
  /** Whether it is unfolded at first. */
  open?: boolean;
}

/** One range of the panel; at most one of those with the same name is open. */
function RangeGroup({ name, initial, current, open }: RangeProps) {
  // A short choice of bedrooms is shown by its chip.
  const isShort = name === 'bed' && bedChoiceOf(current) !== null;
  const chosen = isShort ? undefined : activeFilters(current).find((part) => part.name === name);
  return (
    <Group
      title={name === 'bed' ? filters.bedRange : filters.ranges[name]}
      chosen={chosen ? filterLabel(chosen) : filters.any}
      name="range"
      open={open}
      onToggle={closeOthers}
    >
      <RangeLimits name={name} filter={initial} />
    </Group>
  );
}

/** The fields of the panel; uncontrolled, so that what was typed before the island woke up stays. */
export function FilterFields({ initial, current }: Props) {
  const facts = factParts(current).length;
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
        <RangeGroup name="price" initial={initial} current={current} open />
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
          <RangeGroup key={name} name={name} initial={initial} current={current} />
        ))}
        <Group
          id="more"
          title={filters.more}
          chosen={facts > 0 ? filters.chosen(facts) : filters.any}
          open={factParts(initial).length > 0}
        >
          <FactFields filter={initial} />
        </Group>
      </div>
    </>
  );
}
