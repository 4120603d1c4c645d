import { paths } from '../paths';

/** The site's root, absolute; where the build knows none, the one that was asked. */
export function siteRoot({ site, url }: { site: URL | undefined; url: URL }): URL {
  return new URL(paths.home, site ?? url);
}

/**
 * The one absolute address of the page being made: no `.html` as static hosts add it, and no query but
 * the number of a list's page, whose homes stand on no other.
 */
export function pageAddress(page: { site: URL | undefined; url: URL }, number = 1): string {
  const path = page.url.pathname.replace(/(?:\/index)?\.html$/, '') || paths.home;
  return new URL(number > 1 ? `${path}?page=${number}` : path, siteRoot(page)).href;
}
