/**
 * Decides where a home is: in one place, the narrowest that is known. It is read once, when the summary of the home is
 * made; lists, pages, the map, mails and similar homes take it from there.
 */
import { findCity, localities } from './localities';
import { isRoad, listTexts, placesAlong, placesIn } from './names';
import { cities, type City, type Place } from './place';

/**
 * The place of a home: the last one that its address names, else its name; a whole city where they name nothing narrower,
 * `null` where they name no city, or two.
 */
export function findHomePlace({ name, address }: { name: string; address: string }): Place | null {
  const inName = placesIn(listTexts(name));
  const inAddress = placesIn(listTexts(address));
  const named = (names: readonly string[]) => cities.filter((city) => names.includes(city));
  const possible: readonly City[] =
    [named(inAddress), named(inName), cities].find((some) => some.length > 0) ?? [];
  for (const place of [...inName, ...inAddress].reverse()) {
    if (isRoad(place) || place in localities) continue;
    const [city, other] = possible.filter((one) => localities[one].has(place));
    if (city && !other) return { name: place, city };
  }
  const [only, second] = possible;
  return only && !second ? { name: only, city: only } : null;
}

/** Whether a home is where somebody asks for: its place, a road along which that lies, or its city. */
export function isIn(home: Place | null, asked: string): boolean {
  if (!home) return false;
  return home.name === asked || findCity(home) === asked || placesAlong(asked).includes(home.name);
}
