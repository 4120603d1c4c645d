import { placeWords } from '../../content/properties/place';
import { formatPlacePath, type OpenPage, type PlacePage } from '../../domain/place/pages';
import { paths } from '../../paths';

export interface PlaceLink {
  label: string;
  count: number;
  href: string;
  isCurrent?: boolean;
}

/** Links to the pages of places, each with its number of homes. */
export function linkPlaces(
  pages: readonly OpenPage[],
  format = ({ name }: OpenPage['place']) => name,
): PlaceLink[] {
  return pages.map((page) => ({
    label: format(page.place),
    count: page.homes.length,
    href: paths.place(formatPlacePath(page.shownOn)),
  }));
}

/** Links to the pages of one place by their bedrooms; `asked` is the page itself. */
export function linkBedrooms(pages: readonly OpenPage[], asked: PlacePage): PlaceLink[] {
  return linkPlaces(pages).map((link, index) => {
    const beds = pages[index]?.beds ?? null;
    const label = beds === null ? placeWords.bedrooms.all : placeWords.bhk(beds);
    return { ...link, label, isCurrent: beds === asked.beds };
  });
}
