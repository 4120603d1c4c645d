import { isPlainPrice, readCount, readPrice } from './measure';
import type { Property } from './schema';

/** The fields that say what a home costs. */
export type CostFields = Pick<
  Property,
  'price' | 'maintenance' | 'advance' | 'otherCharges' | 'brokerage'
>;
export type CostName = keyof CostFields;

/** One part of a sum: rupees, or `null` where it is not stated or its words are no amount. */
export interface CostPart {
  name: CostName;
  rupees: number | null;
  /** As the operator has written it; '' where nothing is stated. */
  written: string;
}

/** The amounts that are known, added up, and the parts that could not be added. */
export interface CostSum {
  parts: readonly CostPart[];
  /** Rupees of the parts that are known; `null` where none is. */
  rupees: number | null;
  isComplete: boolean;
}

/** What somebody pays who moves in. */
export interface MoveInCost {
  /** Rent and maintenance. */
  monthly: CostSum;
  /** The first month, the advance, and what is paid once. */
  onMovingIn: CostSum;
  /** The advance. */
  comesBack: CostPart;
  /** The advance in months of rent, where both are known. */
  advanceMonths: number | null;
}

/** The Tamil Nadu tenancy act lets a landlord ask for so many months of rent as an advance. */
export const maxAdvanceMonths = 3;

const nothing =
  /^(?:nil|none|no|zero|free|no (?:maintenance|brokerage|charges?)|incl(?:uded|usive|\.)?(?: (?:in|with) (?:the )?rent)?)\.?$/i;

const monthsPattern =
  /^(?<count>\d+(?:\.\d+)?|½)\s*(?:months?|mths?|மாதம்|மாதங்கள்)(?:['’]s?)?(?:\s*(?:of\s*)?rent)?(?:\s*only)?\.?$/i;

/** So many months at most; a larger bare number is an amount. */
const maxBareMonths = 36;

/** Rupees that a text states as exactly one amount; words for nothing are 0; `null` for all else. */
export function readCharge(text: string): number | null {
  const trimmed = text.trim();
  if (nothing.test(trimmed)) return 0;
  return isPlainPrice(trimmed) ? readPrice(trimmed) : null;
}

/** The months of rent that an advance is stated as ("10 months", "10"), or `null`. */
function readMonths(text: string): number | null {
  const trimmed = text.trim();
  const count = monthsPattern.exec(trimmed)?.groups?.count;
  if (count !== undefined) return readCount(count);
  const bare = /^\d+(?:\.\d+)?$/.test(trimmed) ? Number(trimmed) : null;
  return bare !== null && bare > 0 && bare <= maxBareMonths ? bare : null;
}

/** Rupees of an advance, which may be stated in months of the rent; `null` where it cannot be known. */
export function readAdvance(text: string, rent: number | null): number | null {
  const months = readMonths(text);
  if (months === null) return readCharge(text);
  return rent === null ? null : Math.round(months * rent);
}

function add(parts: readonly CostPart[]): CostSum {
  const known = parts.flatMap(({ rupees }) => (rupees === null ? [] : [rupees]));
  return {
    parts,
    rupees: known.length === 0 ? null : known.reduce((sum, rupees) => sum + rupees, 0),
    isComplete: known.length === parts.length,
  };
}

/** The rent with the maintenance. */
export function monthlyCost(property: Pick<CostFields, 'price' | 'maintenance'>): CostSum {
  return add(
    (['price', 'maintenance'] as const).map((name) => ({
      name,
      rupees: readCharge(property[name]),
      written: property[name].trim(),
    })),
  );
}

/** What somebody pays each month, on the day of moving in, and gets back on leaving. */
export function moveInCost(property: CostFields): MoveInCost {
  const monthly = monthlyCost(property);
  const rent = readCharge(property.price);
  const advance = readAdvance(property.advance, rent);
  const comesBack = { name: 'advance', rupees: advance, written: property.advance.trim() } as const;
  const once = (['otherCharges', 'brokerage'] as const).map((name) => ({
    name,
    rupees: readCharge(property[name]),
    written: property[name].trim(),
  }));
  const months = readMonths(property.advance) ?? (advance && rent ? advance / rent : null);
  return {
    monthly,
    onMovingIn: add([...monthly.parts, comesBack, ...once]),
    comesBack,
    advanceMonths: months,
  };
}
