import { localities } from '../../place/localities';
import { placesAlong } from '../../place/names';
import { cities, type City } from '../../place/place';
import type { HomeWords } from './homes';
import type { Wish } from './wish';

export type PlaceWish = Extract<Wish, { kind: 'place' | 'landmark' | 'pin' }>;

export const isPlaceWish = (wish: Wish): wish is PlaceWish =>
  wish.kind === 'place' || wish.kind === 'landmark' || wish.kind === 'pin';

const firstDigits: Record<City, RegExp> = { Chennai: /^60[0-3]/, Madurai: /^625/ };

const findCity = (wish: PlaceWish) =>
  wish.kind === 'place' ? cities.find((city) => city === wish.place) : undefined;

/** Whether one of two wishes is around the other, such as a city or a road around a place of it. */
function contains(outer: PlaceWish, inner: PlaceWish): boolean {
  const city = findCity(outer);
  if (inner.kind === 'pin') return city !== undefined && firstDigits[city].test(inner.code);
  if (inner.kind === 'landmark') return inner.city === city;
  if (outer === inner || outer.kind === 'pin' || inner.place === city) return false;
  if (city !== undefined)
    return [inner.place, ...placesAlong(inner.place)].some((place) => localities[city].has(place));
  return (outer.kind === 'landmark' ? outer.places : placesAlong(outer.place)).includes(
    inner.place,
  );
}

/** Whether a home names a city, but none of these. */
function isElsewhere(home: HomeWords, wanted: readonly City[]): boolean {
  const named = cities.filter((city) => home.places().includes(city));
  return named.length > 0 && !named.some((city) => wanted.includes(city));
}

function isIn(home: HomeWords, wish: PlaceWish, typed: string): boolean {
  if (wish.kind === 'place')
    return home.places().includes(wish.place) || home.named.includes(typed);
  if (wish.kind === 'landmark')
    return (
      wish.places.some((place) => home.places().includes(place)) && !isElsewhere(home, [wish.city])
    );
  const { code } = wish;
  const area = code.slice(0, 3);
  const zone = code.slice(3);
  const city = cities.find((one) => firstDigits[one].test(code))?.toLowerCase();
  return [` ${code} `, ` ${area} ${zone} `, ` ${city} ${Number(zone)} `].some((words) =>
    home.named.includes(words),
  );
}

/** Any of the places; one that is around another, such as its city, only tells which of that name is meant. */
export function makePlaceTest(
  wishes: readonly PlaceWish[],
  normalizeWords: (text: string) => string,
): (home: HomeWords) => boolean {
  const asked = wishes
    .filter((wish) => !wishes.some((other) => contains(wish, other)))
    .map((wish) => ({
      wish,
      typed: ` ${normalizeWords(wish.readAs ?? wish.typed)} `,
      wanted: wishes.flatMap((outer) => (contains(outer, wish) ? (findCity(outer) ?? []) : [])),
    }));
  if (asked.length === 0) return () => true;
  return (home) =>
    asked.some(
      ({ wish, typed, wanted }) =>
        isIn(home, wish, typed) && (wanted.length === 0 || !isElsewhere(home, wanted)),
    );
}
