import { formatRent } from '../../domain/property/rupees';
import { isPlainPrice } from '../../domain/property/measure';
import { roomCount } from '../../domain/property/rooms';
import type { Property } from '../../domain/property/schema';

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

/** "2 BHK", or what the record says of the bedrooms when that is no number. */
export function bedroomText(bedrooms: string): string {
  const count = roomCount(bedrooms);
  return count === null ? bedrooms.trim() : `${count} BHK`;
}

/** The rent as a sentence part: "₹32,000 per month", or the text of a rent that is no amount. */
export function rentText(price: string, perMonth: string): string {
  const rent = formatRent(price);
  return isPlainPrice(price) ? `${rent} ${perMonth}` : rent;
}

/** Search results cut titles (characters) that are longer. */
const titleLength = 65;
/** So much of the name (characters) stays whatever follows. */
const leastName = 20;

/** The text, or as many of its whole words as fit into so many characters, with an ellipsis. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const words = text.slice(0, length).replace(/[\s,;:–-]+\S*$/u, '');
  return `${words.slice(0, length - 1)}…`;
}

/** Title and description of a home's page, for search engines and link previews. */
export function headline(home: Property, perMonth: string): { title: string; description: string } {
  const rent = rentText(home.price, perMonth);
  const facts = [bedroomText(home.bedrooms), localityOf(home.address), rent]
    .filter(Boolean)
    .map((fact) => cut(fact, 30))
    .join(', ');
  const name = cut(home.name, Math.max(leastName, titleLength - facts.length - ' – '.length));
  const about = home.propertyDes.replace(/\s+/g, ' ').trim();
  const lead = `${home.category} at ${home.address}. ${rent}. `;
  const room = Math.max(0, 158 - lead.length);
  return { title: `${name} – ${facts}`, description: (lead + cut(about, room)).trim() };
}
