import { listings } from '../../content/properties/listings';
import { propertyText } from '../../content/properties/property';
import { findHomePlace } from '../../domain/place/home';
import { formatLocality } from '../../domain/property/address';
import type { Property } from '../../domain/property/schema';
import { formatRent, formatSize, monthlyRentText, roomsText } from '../../domain/property/format';
import { shortenToWords } from '../../domain/shorten';

/** Search results cut longer titles (characters); the company's name comes after that. */
const titleLength = 60;
const minLocalityLength = 8;
/** Longer words of rooms or rent (characters) would push the place out. */
const maxRoomsLength = 12;
const maxRentLength = 18;
/** Search results cut longer descriptions (characters). */
const descriptionLength = 160;
const maxAddressLength = 80;
const maxFactLength = 30;

/** Title and description of a property's page, for search engines and link previews. */
export function headline(property: Property): { title: string; description: string } {
  const { bedrooms, kind: kinds, headline: words } = propertyText;
  const rooms = shortenToWords(roomsText(property.bedrooms, bedrooms), maxRoomsLength);
  const kind = [rooms, kinds[property.category]].filter(Boolean).join(' ');
  const rent = shortenToWords(formatRent(property.price), maxRentLength);
  const locality = shortenToWords(
    formatLocality({ ...property, place: findHomePlace(property) }),
    Math.max(minLocalityLength, titleLength - words.title(kind, '-', rent).length + 1),
  );
  const { card } = listings;
  const facts = [
    monthlyRentText(property.price, card.perMonth),
    formatSize(property.propertySize),
    roomsText(property.bathrooms, card.bathrooms),
  ];
  return {
    title: words.title(kind, locality, rent),
    description: shortenToWords(
      words.description(
        kind,
        shortenToWords(property.address, maxAddressLength),
        facts.filter(Boolean).map((fact) => shortenToWords(fact, maxFactLength)),
      ),
      descriptionLength,
    ),
  };
}
