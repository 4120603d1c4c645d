import { shortenToWords } from '../shorten';
import { isPlainPrice } from './measure';
import { formatRent, roomsText } from './format';
import type { Property } from './schema';
import type { Category } from './vocabulary';

/** Cities that an address ends with; the part before them is the locality. */
const cities =
  /^(?:(?:chennai|madurai|tamil\s*nadu|india|சென்னை|மதுரை|தமிழ்நாடு|இந்தியா)[\d\s-]*|[\d\s-]+)$/i;

/** The part of an address that people search by: "12 Third Street, Adyar, Chennai 600020" is in Adyar. */
export function localityOf(address: string): string {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.findLast((part) => !cities.test(part)) ?? '';
}

interface HeadlineWords {
  perMonth: string;
  bedrooms: (count: string) => string;
  category: Readonly<Record<Category, string>>;
  /** What people call a home of the category: "flat". */
  kind: Readonly<Record<Category, string>>;
}

/** The rent as a sentence part: "₹32,000 per month", or the text of a rent that is not an amount. */
export function rentText(price: string, perMonth: string): string {
  const rent = formatRent(price);
  return isPlainPrice(price) ? `${rent} ${perMonth}` : rent;
}

/** Search results cut longer titles (characters). */
const titleLength = 65;
/** Characters of the name that are always kept. */
const minNameLength = 20;
/** Search results cut longer descriptions (characters). */
const descriptionLength = 160;
/** With longer facts (characters), hardly a word of the description would fit. */
const maxAddressLength = 70;
const maxRentLength = 40;

/** Title and description of a property's page, for search engines, and a shorter title for link previews. */
export function headline(
  property: Property,
  words: HeadlineWords,
): { title: string; shareTitle: string; description: string } {
  const rent = rentText(property.price, words.perMonth);
  const rooms = roomsText(property.bedrooms, words.bedrooms);
  const locality = localityOf(property.address);
  const kind = [rooms, words.kind[property.category]].filter(Boolean).join(' ');
  const facts = [rooms, locality, rent]
    .filter(Boolean)
    .map((fact) => shortenToWords(fact, 30))
    .join(', ');
  const name = shortenToWords(
    property.name,
    Math.max(minNameLength, titleLength - facts.length - ' – '.length),
  );
  const enquiry = [
    `${words.category[property.category]}, ${shortenToWords(property.address, maxAddressLength)}`,
    shortenToWords(rent, maxRentLength),
  ]
    .map((part) => (part.endsWith('…') ? part : `${part}.`))
    .join(' ');
  const about = property.propertyDes.replace(/\s+/g, ' ').trim();
  return {
    title: `${name} – ${facts}`,
    shareTitle: `${[kind, locality].filter(Boolean).join(', ')} · ${formatRent(property.price)}`,
    description: shortenToWords(about === '' ? enquiry : `${enquiry} ${about}`, descriptionLength),
  };
}
