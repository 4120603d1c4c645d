/**
 * The filters beside the specified ones: their defaults and parameters, and whether a home fits, does not, or says nothing
 * of the fact.
 */
import type { AskedChoice } from '../wish';
import type { PreparedProperty } from './filter';
import { readAvailableFrom } from '../property/availability';
import { type FilterChoice, filterChoices } from '../property/options';

/** What is known of every property, beside the flags of the specification. */
export const knownFlags = ['pictures', 'featured'] as const;
type KnownFlag = (typeof knownFlags)[number];

type TickedOptions = { [Name in FilterChoice]: readonly (typeof filterChoices)[Name][number][] };

/** The filters beside the specified ones: most are about facts that a property need not state. */
export interface FactFilter extends TickedOptions, Record<KnownFlag, boolean> {
  /** Rupees of rent and maintenance together. */
  maxMonthly: number;
  /** The day (YYYY-MM-DD) by which it should be available, or ''. */
  availableBy: string;
  /** Whether properties that do not state a fact are shown too. */
  unstated: boolean;
}

export const untouchedFacts: Readonly<FactFilter> = {
  maxMonthly: Infinity,
  availableBy: '',
  letTo: [],
  fStatus: [],
  waterSource: [],
  waterTaste: [],
  flood: [],
  backupFor: [],
  pictures: false,
  featured: false,
  unstated: true,
};

export const choiceNames = Object.keys(filterChoices) as readonly FilterChoice[];

/** The parameter of an option, such as `family`: each has its own, as a cache may ignore a repeated one. */
export function optionParameter(option: string): string {
  return option.charAt(0).toLowerCase() + option.slice(1).replaceAll(' ', '');
}

/** Whether each option is ticked, by its parameter. */
export function optionFlags(filter: FactFilter): Record<string, boolean> {
  return Object.fromEntries(
    choiceNames.flatMap((name) =>
      filterChoices[name].map((option) => [
        optionParameter(option),
        filter[name].some((ticked) => ticked === option),
      ]),
    ),
  );
}

/** A filter of this file that is set, and its value. */
export type FactPart =
  | { name: 'maxMonthly'; rupees: number }
  | { name: 'availableBy'; day: string }
  | { name: FilterChoice; options: readonly string[] }
  | { [Flag in KnownFlag]: { name: Flag } }[KnownFlag]
  | { name: 'unstated' };

const canBeUnstated = ({ name }: FactPart) => !knownFlags.some((flag) => flag === name);

/** The parts of this filter that may hide a property, in the order of the filter panel. */
export function factParts(filter: FactFilter): FactPart[] {
  const { maxMonthly, availableBy } = filter;
  const parts: FactPart[] = [
    ...(maxMonthly === untouchedFacts.maxMonthly
      ? []
      : [{ name: 'maxMonthly', rupees: maxMonthly } as const]),
    ...(availableBy === '' ? [] : [{ name: 'availableBy', day: availableBy } as const]),
    ...choiceNames.flatMap((name) =>
      filter[name].length === 0 ? [] : [{ name, options: filter[name] }],
    ),
    ...knownFlags.filter((flag) => filter[flag]).map((name) => ({ name })),
  ];
  // Without another filter it hides nothing.
  return filter.unstated || !parts.some(canBeUnstated) ? parts : [...parts, { name: 'unstated' }];
}

/** Whether a property fits; `null` where it does not state the fact, or in words that cannot be read. */
export type Answer = (prepared: PreparedProperty) => boolean | null;

/** A property whose rent alone is too much does not fit, whatever its maintenance is. */
export function monthlyAnswer(max: number): Answer {
  return ({ monthly: { rupees, isComplete } }) => {
    if (rupees !== null && rupees > max) return false;
    return isComplete ? true : null;
  };
}

/** An occupied property fits only with a future day: any other text dates from before it was let. */
export function availableAnswer(by: string, today: string): Answer {
  return ({ property }) => {
    const from = readAvailableFrom(property.availableFrom, today);
    // "now" comes after any day.
    if (property.status === 'Occupied') return from !== null && from <= by;
    return from === null ? null : from === 'now' || from <= by;
  };
}

/** Fits with any of the ticked options. */
export function choiceAnswer(name: AskedChoice, options: readonly string[]): Answer {
  return ({ property }) => {
    const stated = property[name];
    if (!stated?.length) return null;
    if (typeof stated === 'string') return options.includes(stated);
    return stated.some((option) => options.includes(option));
  };
}
