/**
 * The groups and fields of the filter panel, in their order, each with what the search text asks of it. How they are applied
 * is in `use-listing.ts`.
 */
import type { Wish } from '../../domain/wish';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { optionWords } from '../../content/properties/options';
import { filterLabel, listings } from '../../content/properties/listings';
import { activeFilters, bedFields, type FilterState } from '../../domain/filter/filter';
import { factParts } from '../../domain/filter/facts';
import type { RangeName } from '../../domain/property/options';
import { workplaces } from '../../domain/place/work';
import { all, bedChoices, filterFlags, maxTextLength } from '../../domain/property/options';
import { loadSearch } from '../../stores/search';
import { Select } from '../form/Select';
import { ChipGroup, FactFields, Chip, RangeLimits } from './GroupFields';
import styles from './groups.module.css';

const { filters } = listings;

interface ChoiceProps {
  name: 'category' | 'parking';
  initial: string;
  note: string | undefined;
}

function Choice({ name, initial, note }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{filters[name]}</label>
      <span className={`clamp quiet small ${styles.note}`}>{note}</span>
      <Select
        id={name}
        name={name}
        defaultValue={initial}
        options={[[all, filters.all], ...Object.entries(optionWords[name])]}
      />
    </div>
  );
}

interface GroupProps extends ComponentProps<'details'> {
  chosen: readonly string[];
}

/** Closes the other groups; browsers that support `name` on `details` have done so already. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const group of opened.closest('form')?.querySelectorAll('details:not(#more)') ?? []) {
    if (group !== opened) group.removeAttribute('open');
  }
}

function Group({ title, chosen, children, ...details }: GroupProps) {
  return (
    <details className={styles.group} {...details}>
      <summary>
        {title}
        <span className={`clamp quiet small ${styles.note}`}>
          {chosen.join(' · ') || filters.any}
        </span>
      </summary>
      <div>{children}</div>
    </details>
  );
}

interface FieldsProps {
  initial: FilterState;
  current: FilterState;
  wishes: readonly Wish[];
}

type GroupName = RangeName | 'category' | 'parking' | 'musts' | 'more';

/** The groups of the panel by the wishes that concern them; none for words, places and reference numbers. */
const groups: Partial<Record<Wish['kind'], GroupName>> = {
  bed: 'bed',
  bath: 'bath',
  rent: 'price',
  size: 'area',
  flag: 'musts',
  now: 'more',
  by: 'more',
  options: 'more',
};

function findGroup(wish: Wish): GroupName | undefined {
  if (wish.kind === 'options' && (wish.name === 'category' || wish.name === 'parking'))
    return wish.name;
  return groups[wish.kind];
}

/** The fields of the panel; uncontrolled, so that what was typed before the island woke up stays. */
export function FilterFields({ initial, current, wishes }: FieldsProps) {
  const parts = activeFilters(current, wishes);
  /** The search text does not fill the fields, so what it asks for is said beside them. */
  const searched = (group: GroupName) => {
    const labels = parts.flatMap((part) =>
      part.name === 'text' && findGroup(part.wish) === group ? [filterLabel(part)] : [],
    );
    return labels.length > 0 ? [filters.searched(labels)] : [];
  };
  const range = (name: RangeName, chips?: ReactNode) => (
    <Group
      title={filters.ranges[name]}
      chosen={[...parts.filter((part) => part.name === name).map(filterLabel), ...searched(name)]}
      name="range"
      open={name === 'bed'}
      onToggle={closeOthers}
    >
      {chips}
      <RangeLimits name={name} filter={initial} />
    </Group>
  );
  const { beds } = bedFields(initial);
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
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => void loadSearch()}
        />
        {current.text.length >= maxTextLength && (
          <p className="field-hint">{filters.cut(maxTextLength)}</p>
        )}
      </div>
      <Choice name="category" initial={initial.category} note={searched('category')[0]} />
      <Choice name="parking" initial={initial.parking} note={searched('parking')[0]} />
      <div className={styles.groups}>
        {range(
          'bed',
          <div className={`cluster ${styles.pills}`} role="group" aria-label={filters.ranges.bed}>
            {(['', ...bedChoices] as const).map((choice) => (
              <Chip
                key={choice}
                type="radio"
                name="beds"
                value={choice}
                checked={choice === beds}
                description={filters.halfRooms[choice]}
              >
                {choice === '' ? filters.any : choice}
              </Chip>
            ))}
          </div>,
        )}
        {range('price')}
        {range('bath')}
        {range('area')}
      </div>
      <ChipGroup title={filters.musts} note={searched('musts')[0]}>
        {filterFlags.map((flag) => (
          <Chip key={flag} type="checkbox" name={flag} value="1" checked={initial[flag]}>
            {filters.flags[flag]}
          </Chip>
        ))}
      </ChipGroup>
      <div className="field">
        <label htmlFor="work">{filters.work}</label>
        <Select
          id="work"
          name="work"
          options={[['', filters.any], ...workplaces.map((work) => [work, work] as const)]}
        />
      </div>
      <div className={styles.groups}>
        <Group
          id="more"
          title={filters.more}
          chosen={[...(facts > 0 ? [filters.chosen(facts)] : []), ...searched('more')]}
          open={factParts(initial).length > 0}
        >
          <FactFields filter={initial} day={current.availableBy} />
        </Group>
      </div>
    </>
  );
}
