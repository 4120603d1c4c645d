import { writeFilterQuery } from '../../domain/filter/address';
import { makeFilter } from '../../domain/filter/place-page';
import { findHomePlace } from '../../domain/place/home';
import { readCount } from '../../domain/property/measure';
import type { Property } from '../../domain/property/schema';
import { paths } from '../../paths';

/** The address of the page that mails new homes: those at a home's place with as many bedrooms; all where its place is unknown. */
export function findNewsAddress(property: Property): string {
  const place = findHomePlace(property);
  if (!place) return paths.news;
  const beds = readCount(property.bedrooms);
  const filter = makeFilter({ place, beds: Number.isInteger(beds) ? beds : null });
  return `${paths.news}?${writeFilterQuery({ filter, sort: 'newest', view: 'list', page: 1 })}`;
}
