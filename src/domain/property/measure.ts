/** The one place that reads numbers out of text; every reader returns `null` for text without one. */

/** Indian grouping (1,25,000), western grouping (125,000) or plain digits, with decimals. */
const number = String.raw`(\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(\.\d+)?`;

type Units = readonly (readonly [words: string, factor: number])[];

const moneyUnits: Units = [
  ['k|thousand|ஆயிரம்|हजार|हज़ार|हज़ार', 1_000],
  ['l|lacs?|lakhs?|லட்சம்|லட்சங்கள்|लाख', 100_000],
  ['cr|crores?|கோடி|करोड|करोड़|करोड़', 10_000_000],
];

/** A ground and a cent are the measures of plots in Tamil Nadu: 2,400 and 435.6 sqft. */
const areaUnits: Units = [
  [String.raw`sq\.?\s*(?:m|mtrs?|met(?:re|er)s?)|square\s+met(?:re|er)s?|m2|m²`, 10.7639],
  [String.raw`sq\.?\s*(?:yds?|yards?)|square\s+yards?`, 9],
  ['grounds?', 2_400],
  ['cents?', 435.6],
  ['acres?', 43_560],
];

interface Amount {
  value: number;
  before: string;
  after: string;
}

function amountPattern(units: Units): RegExp {
  const words = units.map(([word]) => word).join('|');
  const unit = words === '' ? '()' : String.raw`(?:\s*(${words})(?![\p{L}\p{M}\d]))?`;
  return new RegExp(String.raw`${number}${unit}(\s*(?:-|–|—|to)\s*${number}${unit})?`, 'iu');
}

function factorReader(units: Units): (word: string | undefined) => number | null {
  const table = units.map(
    ([words, factor]) => [new RegExp(`^(?:${words})$`, 'iu'), factor] as const,
  );
  return (word) => (word ? (table.find(([words]) => words.test(word))?.[1] ?? null) : null);
}

/** Full-width, Devanagari and Tamil digits as 0–9, and a half as .5. */
function plainDigits(text: string): string {
  if (!/[^ -~₹]/.test(text)) return text;
  return text
    .replaceAll('，', ',')
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[௦-௯]/g, (digit) => String(digit.charCodeAt(0) - 0x0be6))
    .replace(/(\d?)½/g, (_, digit: string) => `${digit || '0'}.5`);
}

function toNumber(digits: string | undefined, decimals: string | undefined): number {
  return Number(`${(digits ?? '').replaceAll(',', '')}${decimals ?? ''}`);
}

function amountReader(units: Units): (text: string) => Amount | null {
  const pattern = amountPattern(units);
  const factorOf = factorReader(units);
  return (text) => {
    // Most records hold bare digits; a listing reads thousands at once.
    if (/^\d{1,15}$/.test(text)) return { value: Number(text), before: '', after: '' };
    const plain = plainDigits(text);
    const match = pattern.exec(plain);
    if (!match) return null;
    const [whole, digits, decimals, unit, range, lastDigits, lastDecimals, lastUnit] = match;
    const before = plain.slice(0, match.index);
    // A dash after a word is a separator ("Rent - 25,000", "Rent-25000"), elsewhere a minus.
    if (/(?:^|[^\p{L}])[-−]$/u.test(before)) return null;
    const first = toNumber(digits, decimals);
    // "1 - 1.5 lakh" names its unit once, "50,000 - 1 lakh" means it for the last number only.
    const shared = range && first <= toNumber(lastDigits, lastDecimals) ? factorOf(lastUnit) : null;
    const value = first * (factorOf(unit) ?? shared ?? 1);
    const after = (range ?? '') + plain.slice(match.index + whole.length);
    return value <= Number.MAX_SAFE_INTEGER ? { value, before, after } : null;
  };
}

const readMoney = amountReader(moneyUnits);
const readSurface = amountReader(areaUnits);
const readPlain = amountReader([]);

/** Rupees per month; of a range the first number. */
export function readPrice(text: string): number | null {
  const amount = readMoney(text);
  return amount && Math.round(amount.value);
}

/** Whole square feet; other units are converted, of a range the first number. */
export function readArea(text: string): number | null {
  const amount = readSurface(text);
  return amount && Math.round(amount.value);
}

/** Rooms, halves included ("2.5 BHK"); of a range the first number. */
export function readCount(text: string): number | null {
  return readPlain(text)?.value ?? null;
}

function plainValue(amount: Amount | null, before: RegExp, after: RegExp): number | null {
  // Collapse spaces first: adjacent `\s*` would backtrack on a long run of them.
  const tidy = (text: string) => text.replace(/\s+/g, ' ');
  const isPlain = amount && before.test(tidy(amount.before)) && after.test(tidy(amount.after));
  return isPlain ? amount.value : null;
}

/** Rupees per month of a price that is just one amount (not "20,000 + maintenance" or a range). */
export function plainPrice(text: string): number | null {
  const value = plainValue(
    readMoney(text),
    /^\s*(?:₹|rs\.?|inr|rupees)?\s*$/i,
    /^\s*(?:rs\.?|inr|rupees)?\s*(?:\/[-=]?)?\s*(?:only)?\s*(?:(?:per|a|\/)?\s*month|p\.?\s*m\.?)?\s*$/i,
  );
  return value && Math.round(value);
}

/** Whether a price is just one amount. */
export function isPlainPrice(text: string): boolean {
  return plainPrice(text) !== null;
}

/** Square feet of a size that is just one number of them (not "2 grounds" or "1,200 – 1,500"). */
export function plainArea(text: string): number | null {
  const after = /^\s*(?:sq\.?\s*(?:ft|feet)|sft|square\s+feet)?\.?\s*$/i;
  const value = plainValue(readPlain(text), /^\s*$/, after);
  return value && Math.round(value);
}

/** Rooms of a text that is just their number (not "2 + study" or "1 RK"). */
export function plainCount(text: string): number | null {
  const after = /^\s*(?:bhk|(?:bed|bath)(?:room)?s?|rooms?)?\.?\s*$/i;
  return plainValue(readPlain(text), /^\s*$/, after);
}
