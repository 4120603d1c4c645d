import { site } from '../content/pages/site';
import { hostedVariant } from '../domain/picture/picture-host';
import { previewSize } from '../domain/picture/size';
import { paths, picturePreview } from '../paths';

/** The site's root, absolute; where the build knows none, the one that was asked. */
export function siteRoot({ site, url }: { site: URL | undefined; url: URL }): URL {
  return new URL(paths.home, site ?? url);
}

/** The one absolute address of a page: no `.html`, no query but the number of a page of blog posts. */
export function pageAddress(page: { site: URL | undefined; url: URL }, number = 1): string {
  const path = page.url.pathname.replace(/(?:\/index)?\.html$/, '') || paths.home;
  return new URL(number > 1 ? `${path}?page=${number}` : path, siteRoot(page)).href;
}

/** A picture made for link previews, whole; `null` for unknown hosts, as nobody knows its size. */
export function sharePicture(source: string): string | null {
  if (source.startsWith('/')) return picturePreview(source);
  const { width, height } = previewSize;
  const ground = `b_rgb:${site.color.slice(1)}`;
  return hostedVariant(source, `c_pad,${ground},w_${width},h_${height},q_70,f_jpg`);
}

/** The picture of pages that have none of their own: made for previews, so it goes out as it is. */
export const defaultShare = { picture: '/assets/images/share.jpg', alt: site.shareAlt };
