/**
 * What the page of a place shows: its homes, their number and rents in a sentence, its other pages, and homes near by
 * where it has fewer than fill a row.
 */
import { withHalf } from '../../domain/limits';
import { placeWords } from '../../content/properties/place';
import { propertyText } from '../../content/properties/property';
import { writeFilterQuery } from '../../domain/filter/address';
import type { PreparedProperties, PreparedProperty } from '../../domain/filter/filter';
import type { HomesOfDay } from '../../domain/filter/homes-of-day';
import { sortProperties } from '../../domain/property/sort';
import { takePage, pageSize } from '../../domain/paging';
import { findCity } from '../../domain/place/localities';
import { findNearHomes, type NearWish } from '../../domain/place/near';
import {
  findHomes,
  findNearPages,
  findOpenPages,
  findPagesOfPlace,
  formatPlace,
  formatPlacePath,
  formatSlug,
  type PlacePage,
  readFacts,
} from '../../domain/place/pages';
import { isCity } from '../../domain/place/place';
import { makeFilter } from '../../domain/filter/place-page';
import { paths } from '../../paths';
import type { Crumb } from '../Breadcrumbs.astro';
import { linkBedrooms, linkPlaces } from './links';

const maxNear = 10;
/** Fewer homes than a row has leave somebody looking for more, which stand beside them. */
const rowOfHomes = 3;

function makeTrail({ place, beds }: PlacePage): Crumb[] {
  const city = findCity(place);
  const link = (crumb: PlacePage['place']) => ({
    label: crumb.name,
    href: paths.place(formatSlug(crumb)),
  });
  return [
    { label: propertyText.back, href: paths.properties },
    ...(city ? [link({ name: city, city })] : []),
    ...(beds === null ? [{ label: place.name }] : [link(place), { label: placeWords.bhk(beds) }]),
  ];
}

/** What somebody looks for on the page of a place: its bedrooms, else those of its homes, for a rent like theirs. */
function makeNearWish(
  { place, beds }: PlacePage,
  available: PreparedProperties,
): NearWish<PreparedProperty> {
  const rooms = beds === null ? available.flatMap(({ bed }) => bed ?? []) : [beds];
  return {
    places: [place],
    beds: rooms.map((low) => ({ low, high: withHalf(low) })),
    rents: available.flatMap(({ price }) => (price === null ? [] : { low: price, high: price })),
  };
}

const takeProperty = ({ property }: PreparedProperty) => property;

/** The address of a page of a place's list, by its number from 1. */
export function addressPage(page: PlacePage, number = 1): string {
  const path = paths.place(formatPlacePath(page));
  return number > 1 ? `${path}?page=${number}` : path;
}

export type PlaceView = ReturnType<typeof makePlaceView>;

/** What the page of a place shows of the homes of a day. */
export function makePlaceView(
  { today, prepared, open, newSince }: HomesOfDay,
  asked: PlacePage,
  number: number,
) {
  const { place, beds } = asked;
  const found = findHomes(prepared, asked);
  const homes = sortProperties(found.map(takeProperty), 'newest', today);
  const available = findHomes(open, asked);
  const occupiedCount = homes.length - available.length;
  const near = findNearPages(open, asked);
  const page = takePage(homes, number, pageSize);
  const where = formatPlace(place);
  const heading = placeWords.heading(where, beds);
  const facts = readFacts(available);
  const isOpen = available.length > 0;
  const query = writeFilterQuery({
    filter: makeFilter(asked),
    sort: 'newest',
    view: 'list',
    page: 1,
  });
  return {
    asked,
    place: place.name,
    heading,
    title: page.number > 1 ? placeWords.page(heading, page.number) : heading,
    description: isOpen ? placeWords.description(where, facts) : placeWords.none(where, beds),
    intro: [
      isOpen ? placeWords.intro(facts) : placeWords.none(place.name, beds),
      ...(occupiedCount > 0 ? [placeWords.occupied(occupiedCount, isOpen)] : []),
    ].join(' '),
    isOpen,
    found: homes.length,
    page,
    newSince,
    trail: makeTrail(asked),
    bedrooms: linkBedrooms(findPagesOfPlace(findOpenPages(open), asked), asked),
    near: {
      title: isCity(place)
        ? placeWords.near.city(place.name, beds)
        : placeWords.near.title(place.name, beds),
      links: linkPlaces(isCity(place) ? near : near.slice(0, maxNear)),
      // The homes of a city's places are its own.
      homes:
        available.length < rowOfHomes && !isCity(place)
          ? findNearHomes(open, makeNearWish(asked, available))
              .filter((home) => !found.includes(home))
              .slice(0, rowOfHomes - (page.shown.length % rowOfHomes))
              .map(takeProperty)
          : [],
    },
    list: `${paths.properties}?${query}`,
    news: `${paths.news}?${query}`,
  };
}
