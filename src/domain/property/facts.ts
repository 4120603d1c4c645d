import type { PreparedProperty } from './filter-values';
import {
  type FilterChoice,
  filterChoices,
  type Furnishing,
  type Household,
  type WaterSource,
} from './vocabulary';

/** What a visitor asks for beside the specified filters: mostly facts that a home need not state. */
export interface FactFilter {
  /** Rupees of rent and maintenance together. */
  maxMonthly: number;
  /** The day (YYYY-MM-DD) by which a home is wanted, or ''. */
  availableBy: string;
  letTo: readonly Household[];
  fStatus: readonly Furnishing[];
  waterSource: readonly WaterSource[];
  pictures: boolean;
  /** Whether homes that do not say what is asked for are shown too. */
  unstated: boolean;
}

export const untouchedFacts: Readonly<FactFilter> = {
  maxMonthly: Infinity,
  availableBy: '',
  letTo: [],
  fStatus: [],
  waterSource: [],
  pictures: false,
  unstated: true,
};

export const choiceNames = Object.keys(filterChoices) as readonly FilterChoice[];

/**
 * The parameter of an option: `family`, `semiFurnished`. Each has its own, since a cache that tells pages apart by
 * their query need not see every value of a repeated name.
 */
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

/** A touched filter of this file, and what it asks for. */
export type FactPart =
  | { name: 'maxMonthly'; rupees: number }
  | { name: 'availableBy'; day: string }
  | { name: FilterChoice; options: readonly string[] }
  | { name: 'pictures' }
  | { name: 'unstated' };

/** Every home states its furnishing, and shows pictures or not. */
const canBeUnstated = ({ name }: FactPart) => name !== 'fStatus' && name !== 'pictures';

/** The parts of this filter that may hide a property, in the order of the filter panel. */
export function factParts(filter: FactFilter): FactPart[] {
  const { maxMonthly, availableBy, pictures } = filter;
  const parts: FactPart[] = [
    ...(maxMonthly === untouchedFacts.maxMonthly
      ? []
      : [{ name: 'maxMonthly', rupees: maxMonthly } as const]),
    ...(availableBy === '' ? [] : [{ name: 'availableBy', day: availableBy } as const]),
    ...choiceNames.flatMap((name) =>
      filter[name].length === 0 ? [] : [{ name, options: filter[name] }],
    ),
    ...(pictures ? [{ name: 'pictures' } as const] : []),
  ];
  // Alone it hides nothing.
  return filter.unstated || !parts.some(canBeUnstated) ? parts : [...parts, { name: 'unstated' }];
}

/** Whether a property has what is asked for; `null` where it does not say, or in words that cannot be read. */
type Answer = (prepared: PreparedProperty) => boolean | null;

/** What is known counts: a home whose rent alone is too much does not fit, whatever its maintenance is. */
function monthlyAnswer(max: number): Answer {
  return ({ monthly: { rupees, isComplete } }) => {
    if (rupees !== null && rupees > max) return false;
    return isComplete ? true : null;
  };
}

/** An occupied home fits by a day that is still to come; whatever else it says is left from before it was let. */
export function availableAnswer(by: string, today: string): Answer {
  return ({ property, availableFrom: from }) => {
    if (property.status === 'Occupied') return from !== null && from > today && from <= by;
    return from === null ? null : from === 'now' || from <= by;
  };
}

/** Any of the ticked options will do. */
export function choiceAnswer(name: FilterChoice, options: readonly string[]): Answer {
  return ({ property }) => {
    const stated = property[name];
    if (typeof stated === 'string') return options.includes(stated);
    return stated.length === 0 ? null : stated.some((option) => options.includes(option));
  };
}

function answerOf(part: FactPart, today: string): Answer {
  if (part.name === 'maxMonthly') return monthlyAnswer(part.rupees);
  if (part.name === 'availableBy') return availableAnswer(part.day, today);
  if ('options' in part) return choiceAnswer(part.name, part.options);
  return ({ property }) => part.name === 'unstated' || property.images.length > 0;
}

/** A test for each touched filter of this file. */
export function factTests(
  filter: FactFilter,
  today: string,
): ((prepared: PreparedProperty) => boolean)[] {
  return factParts(filter).map((part) => {
    const answer = answerOf(part, today);
    return (prepared) => answer(prepared) ?? filter.unstated;
  });
}
