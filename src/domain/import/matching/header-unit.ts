import type { ColumnKey } from './header-words';

const thousand = String.raw`k|['’]?000s?|thousands?|ஆயிரம்|ஆயிரத்தில்`;
const lakh = 'l|lacs?|lakhs?|லட்சம்|லட்சத்தில்';
const unit = String.raw`(?:(?:in|rs\.?|inr|₹)\s*)*(?:(${thousand})|(${lakh})|(crores?|cr))\.?`;
/** In brackets, or behind "in": a letter alone is no unit. */
const pattern = new RegExp(
  String.raw`[([]\s*${unit}\s*[)\]]|\s(?=in\s)${unit}(?![\p{L}\p{M}\d])`,
  'iu',
);

const moneyKeys: readonly ColumnKey[] = [
  'price',
  'maintenance',
  'advance',
  'otherCharges',
  'brokerage',
];

/** Whether the numbers of a column are rupees, so that its header can say of how many. */
export const isMoney = (key: ColumnKey) => moneyKeys.includes(key);

/** A header such as "Rent (in thousands)" without its unit, and how many rupees one of its numbers is; `null` without a unit. */
export function parseHeaderUnit(header: string): { header: string; rupees: number } | null {
  const found = pattern.exec(header);
  if (!found) return null;
  const [whole, ...words] = found;
  const isThousand = words[0] ?? words[3];
  const isLakh = words[1] ?? words[4];
  return {
    header: header.replace(whole, ' ').trim(),
    rupees: isThousand ? 1_000 : isLakh ? 100_000 : 10_000_000,
  };
}

const bareAmount = /^(?:₹|rs\.?|inr)?\s*(\d+(?:\.\d+)?)\s*(?:\/-)?$/i;

/** What a program without a sign for rupees leaves of it: "?35,000". */
const spoiledSign = /^\s*\?\s*(?=\d)/;

/** A bare amount in the unit of its header as rupees: 38 under "Rent (in thousands)" is 38000. Other texts say their own unit and stay. */
export function readInUnit(key: ColumnKey, header: string, value: unknown): unknown {
  if (!isMoney(key) || typeof value !== 'string') return value;
  const text = value.replace(spoiledSign, '₹');
  const amount = bareAmount.exec(text.replaceAll(',', ''))?.[1];
  const parsed = amount === undefined ? null : parseHeaderUnit(header);
  return parsed ? String(Math.round(Number(amount) * parsed.rupees)) : text;
}
