import type { Wish } from '../../domain/wish';
import { listingsPage } from '../../content/pages/listings';
import { listings } from '../../content/properties/listings';
import { placeWords } from '../../content/properties/place';
import { findHomes, findShownPage, formatPlace } from '../../domain/place/pages';
import { findAskedPage } from '../../domain/filter/place-page';
import { activeFilters, type PreparedProperties } from '../../domain/filter/filter';
import type { ListingQuery } from '../../domain/filter/address';
import { formatSearchWords } from '../../islands/listings/use-title';
import { shortenToWords } from '../../domain/shorten';
import { paths } from '../../paths';
import { addressPage } from './view';

/** Longer searches (characters) are cut in titles and previews. */
const maxSearchLength = 100;

/**
 * Title, description and canonical path of the list or the map, called `title`, for a query and what its text asks for:
 * its search in words, and the page of a place where it asks for that alone and a home can be had there.
 */
export function describeListing(
  query: ListingQuery,
  wishes: readonly Wish[],
  { title: whole, found }: { title: string; found: number },
  /** The homes that can be had. */
  open: PreparedProperties,
): { title: string; description: string; canonical: string } {
  const { filter, view, page } = query;
  const asked = findAskedPage(activeFilters(filter, wishes));
  const isOpen = asked && findHomes(open, asked).length > 0;
  const search = shortenToWords(formatSearchWords(query, wishes), maxSearchLength);
  const title =
    isOpen && view === 'list'
      ? placeWords.heading(formatPlace(asked.place), asked.beds)
      : listings.titled(whole, search);
  return {
    title: page > 1 ? placeWords.page(title, page) : title,
    description: search === '' ? listingsPage.description : placeWords.searched(found, search),
    canonical: isOpen ? addressPage(findShownPage(open, asked)) : paths.properties,
  };
}
