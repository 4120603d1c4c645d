import type { Coordinates } from '../coordinates';
import { cities, type City, type MapPlace } from '../property/cities';
import { localities } from '../property/localities';
import { isRoad, placesIn } from '../property/places';
import { parseWords } from '../words';

/** The coordinates of a place or a whole city; `null` if no map has it. */
export function findCoordinates({ name, city }: MapPlace): Coordinates | null {
  return localities[city].get(name)?.coordinates ?? null;
}

const namesIn = (text: string) => placesIn(parseWords(text).map((word) => word.text));

/** The place of a home, from its address, else its name: the last one named; `null` for none or an ambiguous one. */
export function findHomePlace(home: { name: string; address: string }): MapPlace | null {
  return locate(home).place;
}

/** The same with its city, which may be known alone; `null` where no city is named, or two. */
export function locate({ name, address }: { name: string; address: string }): {
  place: MapPlace | null;
  city: City | null;
} {
  const inName = namesIn(name);
  const inAddress = namesIn(address);
  const named = (names: readonly string[]) => cities.filter((city) => names.includes(city));
  const possible = [named(inAddress), named(inName), cities].find((some) => some.length > 0) ?? [];
  for (const place of [...inName, ...inAddress].reverse()) {
    if (isRoad(place) || place in localities) continue;
    const [city, other] = possible.filter((one) => localities[one].has(place));
    if (city && !other) return { place: { name: place, city }, city };
  }
  return { place: null, city: possible.length === 1 ? (possible[0] ?? null) : null };
}
