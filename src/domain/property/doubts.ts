/**
 * What of a home somebody should look at before visitors read it: what they search by and what is not understood whole, or hardly
 * likely; and a number that says no unit. The import holds such a home, and the form asks.
 */
import { readCharge, readMonths } from './charge';
import { type ChargeName, moveInCost } from './costs';
import { isBareNumber, readArea, readCount, readPrice } from './measure';

/** Why a home waits until somebody has looked. */
const heldDoubts = [
  'not-read',
  'price-too-low',
  'price-too-high',
  'size-too-small',
  'rooms-unlikely',
  'advance-low',
] as const;
/** Why a value is to be looked at; what says no unit is printed as it is written, and true. */
export type Doubt = (typeof heldDoubts)[number] | 'no-unit';

const heldCodes: readonly string[] = heldDoubts;

/** Whether a home waits for what has this code, until somebody has looked. */
export const isHeldFor = (code: string) => heldCodes.includes(code);

/** Rupees a month. */
const likelyRent = { min: 1_000, max: 1_000_000 };
/** The smallest size (sqft) of a home that is no typing error. */
const minSize = 100;
const likelyRooms = { min: 1, max: 20 };
/** A home of one room, which nobody counts as a bedroom: understood whole, without a number. */
const studio = /^studio(?:\s+(?:flat|apartment|room))?$/i;

function doubtRent(text: string): Doubt | null {
  const rent = readPrice(text);
  if (rent === null) return 'not-read';
  if (rent < likelyRent.min) return 'price-too-low';
  return rent > likelyRent.max ? 'price-too-high' : null;
}

function doubtSize(text: string): Doubt | null {
  const size = readArea(text);
  if (size === null) return 'not-read';
  return size < minSize ? 'size-too-small' : null;
}

function doubtRooms(text: string): Doubt | null {
  const count = readCount(text);
  if (count === null) return 'not-read';
  return count < likelyRooms.min || count > likelyRooms.max ? 'rooms-unlikely' : null;
}

/** A longer notice is given in days. */
const maxNoticeMonths = 12;

/** The months of a notice that is a bare number of them; `null` for words, and for a number that may be of days. */
export function noticeCount(text: string): number | null {
  const count = /^\d+$/.test(text) ? Number(text) : Infinity;
  return count <= maxNoticeMonths ? count : null;
}

const doubtUnit = (isWithout: boolean): Doubt | null => (isWithout ? 'no-unit' : null);

const noCharges = { maintenance: '', advance: '', otherCharges: '', brokerage: '' };

/** A charge that is a small number may be months, lakhs or a share. */
const doubtCharge = (name: ChargeName) => (text: string, price: string) => {
  const { parts } = moveInCost({ ...noCharges, price, [name]: text }).onMovingIn;
  const isRead = parts.some((part) => part.name === name && part.rupees !== null);
  return doubtUnit(isBareNumber(text) && !isRead);
};

/** An advance is months of rent: an amount of less than one may stand in the rent's place, and the rent in its. */
function doubtAdvance(text: string, price: string): Doubt | null {
  const rupees = readMonths(text) === null ? (readCharge(text) ?? 0) : 0;
  const isLow = rupees > 0 && rupees < (readPrice(price) ?? 0);
  return isLow ? 'advance-low' : doubtCharge('advance')(text, price);
}

const finders: Readonly<Record<string, (text: string, price: string) => Doubt | null>> = {
  price: doubtRent,
  propertySize: doubtSize,
  bedrooms: (text) => (studio.test(text) ? null : doubtRooms(text)),
  bathrooms: doubtRooms,
  maintenance: doubtCharge('maintenance'),
  advance: doubtAdvance,
  otherCharges: doubtCharge('otherCharges'),
  brokerage: doubtCharge('brokerage'),
  noticeMonths: (text) => doubtUnit(isBareNumber(text) && noticeCount(text) === null),
};

/** Why the text of a field is to be looked at, `null` for a likely one; `price` is that of its home. */
export function findDoubt(name: string, text: string, price = ''): Doubt | null {
  return text.trim() === '' ? null : (finders[name]?.(text.trim(), price) ?? null);
}

/** The fields of a home that are to be looked at, in the order of this table. */
export function findDoubts(
  home: Readonly<Record<string, unknown>>,
): { field: string; doubt: Doubt }[] {
  const text = (name: string) => (typeof home[name] === 'string' ? home[name] : '');
  return Object.keys(finders).flatMap((field) => {
    const doubt = findDoubt(field, text(field), text('price'));
    return doubt === null ? [] : [{ field, doubt }];
  });
}
