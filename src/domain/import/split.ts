import { cities } from '../property/cities';
import { readArea, readCount } from '../property/measure';
import type { ColumnKey } from './headers';

type Fields = Partial<Record<ColumnKey, unknown>>;

const isCity = (part: string) => cities.some((city) => city.toLowerCase() === part.toLowerCase());
const isPinCode = (part: string) => /^\d{3} ?\d{3}$/.test(part);

/** An address of several columns (city, locality, pin code), each part once, in the order of an address. */
export function joinAddress(parts: readonly string[]): string {
  const isRepeated = (part: string, at: number) =>
    parts.some(
      (other, place) =>
        place !== at &&
        other.toLowerCase().includes(part.toLowerCase()) &&
        (other.length > part.length || place < at),
    );
  const own = parts.filter((part, at) => part !== '' && !isRepeated(part, at));
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

const vegetarians = /^(?:veg|vegetarians?|pure ?veg|veg(?:etarians?)? only)$/i;

/** Takes "veg" out of a text of preferred tenants ("Family/Veg"). */
export function takeVegetarians(text: string): { rest: string; isVegetarian: boolean } {
  const parts = text.split(/[,;/&+\n]/).map((part) => part.trim());
  const rest = parts.filter((part) => !vegetarians.test(part));
  return { rest: rest.join(', '), isVegetarian: rest.length < parts.length };
}
