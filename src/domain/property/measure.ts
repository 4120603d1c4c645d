/**
 * The one place that reads numbers out of text. A text is read whole or not at all: a reader knows what may stand beside its
 * number, and returns `null` where anything else does, since nobody can list all that changes what a number means.
 */

/** Indian grouping (1,25,000), western grouping (125,000) or plain digits, with decimals. */
const number = String.raw`(\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(\.\d+)?`;

type Units = readonly (readonly [words: string, factor: number])[];

const thousand = 'k|thousand|hazaa?r|aa?yiram|ஆயிரம்|हजार|हज़ार|हज़ार';
const lakh = 'l|lacs?|lakhs?|லட்சம்|லட்சங்கள்|लाख';
/** What a monthly rent is counted in, as alternatives of a pattern. */
export const rentUnits = `${thousand}|${lakh}`;

const moneyUnits: Units = [
  [thousand, 1_000],
  [lakh, 100_000],
  ['cr|crores?|கோடி|करोड|करोड़|करोड़', 10_000_000],
];

/** The smallest measure of land, in square feet. */
const cent = 435.6;

/** A ground and a cent are the measures of plots in Tamil Nadu: 2,400 and 435.6 sqft. */
export const areaUnits: Units = [
  [String.raw`sq\.?[\s-]*(?:ft|feet|foot)|sft|square\s+f(?:ee|oo)t`, 1],
  [String.raw`sq\.?[\s-]*(?:m|mtrs?|met(?:re|er)s?)|square\s+met(?:re|er)s?|m2|m²`, 10.7639],
  [String.raw`sq\.?[\s-]*(?:yr?ds?|yards?)|square\s+yards?`, 9],
  ['grounds?', 2_400],
  ['cents?', cent],
  ['acres?', 43_560],
];

const roomUnits: Units = [
  [
    String.raw`b\.?h\.?k\.?|r\.?k\.?|b\.?r\.?|bed\s?rooms?|beds?|bath\s?rooms?|baths?|toilets?|rooms?`,
    1,
  ],
  ['பெட்ரூம்(?:கள்)?|படுக்கையறை(?:கள்)?', 1],
];

interface Amount {
  value: number;
  /** Whether a unit is written behind it, or behind the range that it begins. */
  hasUnit: boolean;
  /** The unit's factor, 1 without a unit. */
  factor: number;
  before: string;
  /** What stands behind it, and behind the range that it begins. */
  after: string;
  rest: string;
}

function amountPattern(units: Units): RegExp {
  const words = units.map(([word]) => word).join('|');
  const unit = words === '' ? '()' : String.raw`(?:\s*-?\s*(${words})(?![\p{L}\p{M}\d]))?`;
  return new RegExp(
    String.raw`${number}${unit}(\s*(?:-|–|—|to|or|[,&+])\s*${number}${unit})?`,
    'giu',
  );
}

function factorReader(units: Units): (word: string | undefined) => number | null {
  const table = units.map(
    ([words, factor]) => [new RegExp(`^(?:${words})$`, 'iu'), factor] as const,
  );
  return (word) => (word ? (table.find(([words]) => words.test(word))?.[1] ?? null) : null);
}

/** Full-width, Devanagari and Tamil digits as 0–9, a half as .5, and thousands without the space that parts them. */
function plainDigits(text: string): string {
  const whole = /\d\s\d/.test(text)
    ? text.replace(/(?<![\d.,])(\d{1,3})\s(?=\d{3}(?![\d.,]))/g, '$1')
    : text;
  const half = whole.includes('/') ? whole.replace(/(\d)\s+1\/2(?!\d)/g, '$1.5') : whole;
  if (!/[^ -~₹]/.test(half)) return half;
  return half
    .replaceAll('，', ',')
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[०-९௦-௯]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16))
    .replace(/(\d?)½/g, (_, digit: string) => `${digit || '0'}.5`);
}

function toNumber(digits: string | undefined, decimals: string | undefined): number {
  return Number(`${(digits ?? '').replaceAll(',', '')}${decimals ?? ''}`);
}

/** Reads the amounts of a text in their order; a range is one amount, its first number. */
function amountsReader(units: Units): (text: string) => Generator<Amount, undefined> {
  const pattern = amountPattern(units);
  const findFactor = factorReader(units);
  return function* (text) {
    const plain = plainDigits(text);
    let match: RegExpExecArray | null;
    let end = 0;
    for (;;) {
      // Several texts may be read at once, each from where it is.
      pattern.lastIndex = end;
      match = pattern.exec(plain);
      if (!match) return undefined;
      end = pattern.lastIndex;
      const [, digits, decimals, unit, range, lastDigits, lastDecimals, lastUnit] = match;
      const before = plain.slice(0, match.index);
      // A dash after a word is a separator ("Rent - 25,000", "Rent-25000"), elsewhere a minus.
      if (/(?:^|[^\p{L}])[-−]$/u.test(before)) continue;
      const first = toNumber(digits, decimals);
      // "1 - 1.5 lakh" names its unit once, "50,000 - 1 lakh" means it for the last number only.
      const shared =
        range && first <= toNumber(lastDigits, lastDecimals) ? findFactor(lastUnit) : null;
      const own = findFactor(unit) ?? shared;
      const value = first * (own ?? 1);
      // "22.500" is a half, or thousands with a point between: what has two readings has none.
      if (value === first && /^[1-9]\d{0,2}\.\d{3}/.test(match[0])) return undefined;
      const rest = plain.slice(end);
      const after = (range ?? '') + rest;
      if (value <= Number.MAX_SAFE_INTEGER)
        yield { value, hasUnit: own !== null, factor: own ?? 1, before, after, rest };
    }
  };
}

/** The number of a text that is nothing but digits, as in most records: a listing reads thousands at once. */
function readDigits(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Whether a text is a number without a unit. */
export const isBareNumber = (text: string) => /^\d+(?:\.\d+)?$/.test(text.trim());

const readMoney = amountsReader(moneyUnits);
const readSurfaces = amountsReader(areaUnits);
const readRooms = amountsReader(roomUnits);

/** A pattern of texts that consist of these words, numbers behind some of them, and signs between. */
function madeOf(words: string, beforeNumbers: string): RegExp {
  const end = String.raw`(?![\p{L}\p{M}])`;
  const units = `(?:\\s?(?:${thousand}|${lakh})${end})?`;
  const amount = `${beforeNumbers}[\\s(:.=-]*(?:₹|rs\\.?|inr)?\\s?${number}${units}`;
  return new RegExp(String.raw`^(?:[^\p{L}\p{M}\d₹$€£¥%]|(?:₹|${words})${end}|${amount})*$`, 'iu');
}

/** What offices write beside a rent that is one in rupees a month, with what comes on top of it. */
const besideRent = madeOf(
  'rs|inr|rupees|rent(?:al)?|price|expected|asking|only|fixed|final|per|a|month(?:ly)?|mth|p\\.?\\s?m|' +
    'neg(?:o|otiable)?|slightly|about|approx|around|starts?|starting|from|onwards?|above|and|to|up ?to|max|min|or|' +
    'plus|maint(?:enance)?|charges?|water|eb|electricity|incl(?:uding|uded|usive)?|excl(?:uding|uded|usive)?|extra|of|with|all',
  String.raw`(?:[+&]|(?:plus|maint(?:enance)?|charges?|water|eb|electricity)(?![\p{L}\p{M}]))`,
);

/**
 * What its writer doubts ("18000?"), and two numbers of one kind, of which nobody can tell which is meant: "2/3 BHK", "2BHK/3BHK",
 * "1,200 & 1,300". A half is no number of its own by then.
 */
const hasEither = (text: string) =>
  /\?|\d\s?([a-z.]*(?: [a-z.]+)?)\s?[/&]\s?[\d,.]+\s?(?:\1|$)/i.test(plainDigits(text));

/** What has two readings: either number, "720,5" of a program with a comma for decimals, and "(25,000)" of an accountant, who takes it away. */
const isAmbiguous = (text: string) =>
  hasEither(text) || /\d,\d{1,2}(?![\d,])|^\W*\([^\p{L}]*\)\W*$/u.test(text);

/** Rupees per month; of a range the first number; `null` where more is said than a rent in rupees a month. */
export function readPrice(text: string): number | null {
  const digits = readDigits(text);
  if (digits !== null) return digits;
  const amount = readMoney(text).next().value;
  const isWhole =
    amount && !isAmbiguous(text) && besideRent.test(amount.before) && besideRent.test(amount.rest);
  return isWhole ? Math.round(amount.value) : null;
}

/** A pattern of texts in which each word is one of these. */
const wordsOf = (...words: string[]) =>
  new RegExp(String.raw`^(?:(?:${words.join('|')})(?![\p{L}\p{M}])|[^\p{L}\p{M}])*$`, 'iu');

const unitWords = (units: Units) => units.map(([words]) => words).join('|');
const sizeWords =
  'approx(?:imately)?|about|around|super|built|up|carpet|plinth|usable|uds|area|of|size|total|each|and|plus';
const homeWords =
  'with|hall|kitchen|study|servants?|maids?|pooja|puja|store|attached|common|western|indian|floor|ground|first|g|' +
  'plot|land|flat|house|villa|apartment|duplex|penthouse|one|two|only';

/** A number without a unit counts beside these words alone: "Sector 7" is not a size. */
const besideBareSize = wordsOf(sizeWords);
/** What may be said of a home beside its rooms and its size. */
const ofRoomsAndSize = wordsOf(sizeWords, homeWords, unitWords(areaUnits), unitWords(roomUnits));

/** Whole square feet: the number with their unit, else one with another unit (converted), else a bare one. */
export function readArea(text: string): number | null {
  const digits = readDigits(text);
  if (digits !== null) return digits;
  const amounts = [...readSurfaces(text)];
  const named = amounts.filter(({ hasUnit }) => hasUnit);
  const found = named.find(({ factor }) => factor === 1) ?? named[0];
  const amount = found ?? (besideBareSize.test(text) ? amounts[0] : undefined);
  return amount && !isAmbiguous(text) && ofRoomsAndSize.test(text)
    ? Math.round(amount.value)
    : null;
}

/** Whether a size is in the measures of land alone: "1 ground" is that of the plot, and says nothing of the house on it. */
export function isOfLand(text: string): boolean {
  const named = [...readSurfaces(text)].filter(({ hasUnit }) => hasUnit);
  return named.length > 0 && named.every(({ factor }) => factor >= cent);
}

/** Rooms, halves included ("2.5 BHK"): the number that stands before rooms, else the one that the text begins with. */
export function readCount(text: string): number | null {
  const digits = readDigits(text);
  if (digits !== null) return digits;
  const amounts = [...readRooms(text)];
  const first = amounts.find(
    ({ before, after }) => before.trim() === '' && !/^[\p{L}\p{M}]/u.test(after),
  );
  const amount = amounts.find(({ hasUnit }) => hasUnit) ?? first;
  return amount && !hasEither(text) && ofRoomsAndSize.test(text) ? amount.value : null;
}

function plainValue(amount: Amount | undefined, before: RegExp, after: RegExp): number | null {
  // Collapse spaces first: adjacent `\s*` would backtrack on a long run of them.
  const tidy = (text: string) => text.replace(/\s+/g, ' ');
  const isPlain = amount && before.test(tidy(amount.before)) && after.test(tidy(amount.after));
  return isPlain ? amount.value : null;
}

/** Rupees per month of a price that is just one amount (not "20,000 + maintenance" or a range). */
export function plainPrice(text: string): number | null {
  const value = plainValue(
    readMoney(text).next().value,
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
  const amount = readSurfaces(text).next().value;
  const value = plainValue(amount, /^\s*$/, /^\.?\s*$/);
  return amount?.factor === 1 && value !== null ? Math.round(value) : null;
}

/** Rooms of a text that is just their number (not "2 + study" or "1 RK"). */
export function plainCount(text: string): number | null {
  return /r\.?k/i.test(text) ? null : plainValue(readRooms(text).next().value, /^\s*$/, /^\.?\s*$/);
}
