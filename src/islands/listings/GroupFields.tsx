/**
 * The kinds of fields in the filter's panel: chips, limits of a range, boxes of a fact. Which the panel has, and in which
 * order, is in `FilterFields.tsx`.
 */
import type { ReactNode } from 'react';
import { shownValue } from '../../content/properties/options';
import { listings } from '../../content/properties/listings';
import { bedFields, type FilterState, rangeKeys } from '../../domain/filter/filter';
import { choiceNames, knownFlags, optionParameter } from '../../domain/filter/facts';
import { groupDigits } from '../../domain/number';
import { formatRupees } from '../../domain/property/format';
import type { NumberKey } from '../../domain/filter/address';
import {
  type FilterChoice,
  filterChoices,
  type RangeName,
  ranges,
} from '../../domain/property/options';
import { fieldText, tidyNumber } from './panel-values';
import styles from './groups.module.css';
import { rangeSteps } from './range-steps';

const { filters } = listings;

interface ChipProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  description?: string;
  children: ReactNode;
}

/** A native radio button or check box that looks like a chip. */
export function Chip({ type, name, value, checked, description, children }: ChipProps) {
  return (
    <label className={styles.pill}>
      <input type={type} name={name} value={value} defaultChecked={checked} title={description} />
      <span className="target">{children}</span>
    </label>
  );
}

interface ChipGroupProps {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

export function ChipGroup({ title, note, children }: ChipGroupProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>
        <span className="field-label">{title}</span>{' '}
        <span className={`clamp quiet small ${styles.note}`}>{note}</span>
      </legend>
      <div className={`cluster ${styles.pills}`}>{children}</div>
    </fieldset>
  );
}

interface LimitProps {
  field: NumberKey;
  label: string;
  range: RangeName;
  placeholder: string;
  value: number;
}

const makeList = (range: RangeName) => `${range}-steps`;

/** A limit of a range: any number, as people type it. Steps are suggested; empty, it hides nothing. */
function Limit({ field, label, range, placeholder, value }: LimitProps) {
  const unit = filters.units[range];
  return (
    <div className="field">
      <label htmlFor={field}>{unit ? `${label} (${unit})` : label}</label>
      <input
        className="input"
        id={field}
        name={field}
        type="text"
        // Half rooms need a point, which the number pad of some phones lacks.
        inputMode={unit ? 'numeric' : 'decimal'}
        list={makeList(range)}
        placeholder={placeholder}
        defaultValue={fieldText(field, value)}
        autoComplete="off"
        onBlur={({ target }) => tidyNumber(target)}
      />
    </div>
  );
}

/** Both limits of a range, with the specified defaults as placeholders. Its fields, like all of the filter, are uncontrolled. */
export function RangeLimits({ name, filter }: { name: RangeName; filter: FilterState }) {
  const [min, max] = rangeKeys[name];
  // A short choice of bedrooms is shown by its chip.
  const shown = { ...filter, ...bedFields(filter) };
  const formatText = name === 'price' ? formatRupees : groupDigits;
  const limit = (side: 'min' | 'max', field: NumberKey) => (
    <Limit
      field={field}
      label={filters[side]}
      range={name}
      placeholder={formatText(ranges[name][side])}
      value={shown[field]}
    />
  );
  return (
    <fieldset className="halves">
      <legend className="visually-hidden">{filters.ranges[name]}</legend>
      {limit('min', min)}
      {limit('max', max)}
      <datalist id={makeList(name)}>
        {rangeSteps[name].map((step) => (
          <option
            key={step}
            value={step}
            label={name === 'price' ? formatRupees(step) : undefined}
          />
        ))}
      </datalist>
    </fieldset>
  );
}

function Options({ name, chosen }: { name: FilterChoice; chosen: readonly string[] }) {
  return (
    <ChipGroup title={filters.choices[name]}>
      {filterChoices[name].map((option) => (
        <Chip
          key={option}
          type="checkbox"
          name={optionParameter(option)}
          value="1"
          checked={chosen.includes(option)}
        >
          {shownValue(name, option)}
        </Chip>
      ))}
    </ChipGroup>
  );
}

/** The filters by facts that a home need not state. */
export function FactFields({ filter, day }: { filter: FilterState; day: string }) {
  return (
    <div className="stack">
      <div className={styles.pair}>
        <Limit
          field="maxMonthly"
          label={filters.maxMonthly}
          range="price"
          placeholder={filters.any}
          value={filter.maxMonthly}
        />
        <div className="field">
          <label htmlFor="availableBy">{filters.availableBy}</label>
          <input
            className="input"
            id="availableBy"
            name="availableBy"
            type="date"
            data-empty={!day || undefined}
            defaultValue={filter.availableBy}
          />
          <i>{filters.dayForm}</i>
        </div>
      </div>
      {choiceNames.map((name) => (
        <Options key={name} name={name} chosen={filter[name]} />
      ))}
      <div className={`cluster ${styles.pills}`}>
        {knownFlags.map((flag) => (
          <Chip key={flag} type="checkbox" name={flag} value="1" checked={filter[flag]}>
            {filters.ticks[flag]}
          </Chip>
        ))}
      </div>
      {/* A form sends nothing for a box that is not ticked; this says that it was there. */}
      <input type="hidden" name="facts" value="1" />
      <label className="check">
        <input type="checkbox" name="unstated" value="1" defaultChecked={filter.unstated} />
        {filters.unstated}
      </label>
    </div>
  );
}
