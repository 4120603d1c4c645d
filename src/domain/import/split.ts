import { cities } from '../property/cities';
import { readArea, readCount } from '../property/measure';
import type { ColumnKey } from './matching/header-words';

type Fields = Partial<Record<ColumnKey, unknown>>;

const isCity = (part: string) => cities.some((city) => city.toLowerCase() === part.toLowerCase());
const isPinCode = (part: string) => /^\d{3} ?\d{3}$/.test(part);

/** An address of several columns (city, locality, pin code), each part once, in the order of an address. */
export function joinAddress(parts: readonly string[]): string {
  const isRepeated = (part: string, index: number) =>
    parts.some(
      (other, otherIndex) =>
        otherIndex !== index &&
        other.toLowerCase().includes(part.toLowerCase()) &&
        (other.length > part.length || otherIndex < index),
    );
  const own = parts.filter((part, index) => part !== '' && !isRepeated(part, index));
  const city = own.filter(isCity);
  const pinCode = own.filter(isPinCode);
  const rest = own.filter((part) => !isCity(part) && !isPinCode(part));
  return [...rest, [...city, ...pinCode].join(' ')].filter(Boolean).join(', ');
}

const roomsThenSize = /^(.*?(?:b\.?h\.?k|r\.?k|bed(?:room)?s?)\.?)\s*[/,|(–-]\s*(.+?)\)?$/i;

/** Parts "2 BHK / 950 sqft" of a column of bedrooms or sizes into both, where the row states the other nowhere else. */
export function splitRoomsAndSize(fields: Fields): Fields {
  for (const [key, other] of [
    ['bedrooms', 'propertySize'],
    ['propertySize', 'bedrooms'],
  ] as const) {
    const text = fields[key];
    const [, rooms = '', size = ''] =
      typeof text === 'string' ? (roomsThenSize.exec(text) ?? []) : [];
    if (other in fields || readCount(rooms) === null || readArea(size) === null) continue;
    return { ...fields, bedrooms: rooms.trim(), propertySize: size.trim() };
  }
  return fields;
}

const vegetarian =
  /(?<!non[- ]?)(?<![\p{L}\p{M}])(?:(?:pure\s+)?veg(?:etarian)?s?(?:\s+only)?|சைவம்(?:\s+மட்டும்)?)(?![\p{L}\p{M}])/giu;
const noPets = /\bno\s+pets?\b|\bpets?\s+not\s+allowed\b/gi;
const joins = /^(?:[\s,;/&+]|and\b)+|(?:[\s,;/&+]|\band)+$/gi;

/** Takes what is a fact of its own out of a text of preferred tenants: "Family/Veg", "veg family only", "Family, no pets". */
export function takeHouseRules(text: string) {
  const withoutPets = text.replace(noPets, '');
  const rest = withoutPets.replace(vegetarian, '');
  return {
    rest: rest.replace(joins, ''),
    isVegetarian: rest !== withoutPets,
    isWithoutPets: withoutPets !== text,
  };
}
