/**
 * What a home costs a month and on moving in, of the amounts that are stated; where one is words or missing there is no
 * sum, never a guess.
 */
import { readCharge, readMonths } from './charge';
import { isBareNumber, plainPrice } from './measure';
import type { Property } from './schema';

export type CostFields = Pick<
  Property,
  'price' | 'maintenance' | 'advance' | 'otherCharges' | 'brokerage'
>;
export type CostName = keyof CostFields;
type MonthlyFields = Pick<CostFields, 'price' | 'maintenance'>;

/** One part of a sum: rupees, or `null` where nothing is stated or the words are not an amount. */
export interface CostPart {
  name: CostName;
  rupees: number | null;
  /** As the operator has written it; '' where nothing is stated. */
  written: string;
}

/** Parts with their sum in rupees: `null` where one of them is words, or where one is missing that every home has. */
export interface CostSum {
  parts: readonly CostPart[];
  rupees: number | null;
  /** The parts that are not stated: the sum is without them. */
  open: readonly CostName[];
}

/** The maximum advance, in months of rent, under the Tamil Nadu tenancy act. */
export const maxAdvanceMonths = 3;

/** The largest bare number that is read as months of an advance; a larger one is an amount in rupees. */
export const maxBareMonths = 36;

const lakh = 100_000;
/** An advance of more months than this is hardly one: so many lakhs are meant then as months. */
const likelyMonths = 12;

/** Months that a bare small number says of an advance ("10"), where as many lakhs would be too much for that rent. */
function readBareMonths(text: string, rent: number | null): number | null {
  const count = isBareNumber(text) ? Number(text) : null;
  if (count === null || rent === null) return null;
  return count * lakh > likelyMonths * rent ? count : null;
}

/** The months that an advance is stated as. */
function readAdvanceMonths(text: string, rent: number | null): number | null {
  const months = readMonths(text) ?? readBareMonths(text, rent);
  return months !== null && months > 0 && months <= maxBareMonths ? months : null;
}

/** Rupees of a brokerage, which may be stated months of the rent; a bare number is rupees. */
function readBrokerage(text: string, rent: number | null): number | null {
  return readMonths(text) === null ? readCharge(text) : readAdvance(text, rent);
}

/** Rupees of an advance, which may be months of the rent; `null` where it cannot be known. */
export function readAdvance(text: string, rent: number | null): number | null {
  const months = readAdvanceMonths(text, rent);
  if (months === null) return readCharge(text);
  return rent === null ? null : Math.round(months * rent);
}

type ChargeReader = (text: string, rent: number | null) => number | null;

export type ChargeName = Exclude<CostName, 'price'>;

const chargeReaders: Readonly<Record<ChargeName, ChargeReader>> = {
  maintenance: readCharge,
  advance: readAdvance,
  otherCharges: readCharge,
  brokerage: readBrokerage,
};

/** Whether a text is understood whole as what is paid beside the rent. */
export const isWholeCharge = (name: ChargeName, text: string) =>
  chargeReaders[name](text, 1) !== null;

/** What a home may well not cost. A sum without its rent or its advance would be taken for what it is not. */
const mayBeMissing: ReadonlySet<CostName> = new Set(['maintenance', 'otherCharges', 'brokerage']);

function add(parts: readonly CostPart[]): CostSum {
  const open = parts.filter(({ written, name }) => written === '' && mayBeMissing.has(name));
  const known = parts.filter((part) => !open.includes(part));
  const isKnown = known.every(({ rupees }) => rupees !== null);
  const sum = known.reduce((total, { rupees }) => total + (rupees ?? 0), 0);
  // Nobody lets a home for nothing: a sum of ₹0 comes from a rent that is no rent.
  return { parts, rupees: isKnown && sum > 0 ? sum : null, open: open.map(({ name }) => name) };
}

const part = (name: CostName, text: string, rupees: number | null): CostPart => ({
  name,
  rupees,
  written: text.trim(),
});

/** Rupees of a rent that is just one amount; `null` for any other text, and for 0. */
function readRent(price: string): number | null {
  const rent = plainPrice(price);
  return rent === 0 ? null : rent;
}

/** The rent with the maintenance. */
export function monthlyCost({ price, maintenance }: MonthlyFields): CostSum {
  return add([
    part('price', price, readRent(price)),
    part('maintenance', maintenance, readCharge(maintenance)),
  ]);
}

/** The costs each month, and on moving in: the first month, the advance, which comes back, and what is paid once. */
export function moveInCost(property: CostFields) {
  const { advance, otherCharges, brokerage } = property;
  const monthly = monthlyCost(property);
  const rent = readRent(property.price);
  const comesBack = part('advance', advance, readAdvance(advance, rent));
  const once = [
    part('otherCharges', otherCharges, readCharge(otherCharges)),
    part('brokerage', brokerage, readBrokerage(brokerage, rent)),
  ];
  return {
    monthly,
    onMovingIn: add([...monthly.parts, comesBack, ...once]),
    comesBack,
    /** Months of rent, where both are known. */
    advanceMonths:
      readAdvanceMonths(advance, rent) ??
      (comesBack.rupees && rent ? comesBack.rupees / rent : null),
  };
}
