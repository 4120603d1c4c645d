import { paths } from '../paths';

/** The site's root, absolute; where the build knows none, the one that was asked. */
export function siteRoot({ site, url }: { site: URL | undefined; url: URL }): URL {
  return new URL(paths.home, site ?? url);
}

/** The one absolute address of the page being made: no query, and no `.html` as static hosts add it. */
export function pageAddress(page: { site: URL | undefined; url: URL }): string {
  const path = page.url.pathname.replace(/(?:\/index)?\.html$/, '') || paths.home;
  return new URL(path, siteRoot(page)).href;
}
