import { optionWords } from '../../content/properties/options';
import { propertyText } from '../../content/properties/property';
import { localityOf } from '../../domain/property/address';
import type { Property } from '../../domain/property/schema';
import { formatRent, monthlyRentText, roomsText } from '../../domain/property/view';
import { shortenToWords } from '../../domain/shorten';

/** Search results cut longer titles (characters). */
const titleLength = 65;
const minNameLength = 20;
/** Search results cut longer descriptions (characters). */
const descriptionLength = 160;
/** With longer facts (characters), hardly a word of the description would fit. */
const maxAddressLength = 70;
const maxRentLength = 40;

/** Title and description of a property's page, for search engines, and a shorter title for link previews. */
export function headline(property: Property): {
  title: string;
  shareTitle: string;
  description: string;
} {
  const { perMonth, bedrooms, kind: kinds } = propertyText;
  const rent = monthlyRentText(property.price, perMonth);
  const rooms = roomsText(property.bedrooms, bedrooms);
  const locality = localityOf(property.address);
  const kind = [rooms, kinds[property.category]].filter(Boolean).join(' ');
  const facts = [rooms, locality, rent]
    .filter(Boolean)
    .map((fact) => shortenToWords(fact, 30))
    .join(', ');
  const name = shortenToWords(
    property.name,
    Math.max(minNameLength, titleLength - facts.length - ' – '.length),
  );
  const enquiry = [
    `${optionWords.category[property.category]}, ${shortenToWords(property.address, maxAddressLength)}`,
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
