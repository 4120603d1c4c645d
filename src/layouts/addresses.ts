import { site } from '../content/pages/site';
import { hostedVariant } from '../domain/picture/picture-host';
import { paths, pictureVariant } from '../paths';

/** The site's root, absolute; where the build knows none, the one that was asked. */
export function siteRoot({ site, url }: { site: URL | undefined; url: URL }): URL {
  return new URL(paths.home, site ?? url);
}

/** The one absolute address of a page: no `.html`, no query but the number of a page of blog posts. */
export function pageAddress(page: { site: URL | undefined; url: URL }, number = 1): string {
  const path = page.url.pathname.replace(/(?:\/index)?\.html$/, '') || paths.home;
  return new URL(number > 1 ? `${path}?page=${number}` : path, siteRoot(page)).href;
}

/** The shape of pictures in link previews (px), as the large cards show them. */
export const shareSize = { width: 1_200, height: 630 } as const;

/** JPEG quality that keeps such a picture well below the 300 KB that WhatsApp takes. */
const quality = 70;

/** A picture made for link previews, its roof whole; `null` for unknown hosts, as nobody knows its size. */
export function sharePicture(source: string): string | null {
  const { width, height } = shareSize;
  if (source.startsWith('/')) {
    const crop = { h: String(height), fit: 'cover', position: 'top', q: String(quality) };
    return pictureVariant(source, width, 'jpg', crop);
  }
  return hostedVariant(source, `c_fill,g_north,w_${width},h_${height},q_${quality},f_jpg`);
}

/** The picture of pages that have none of their own: made for previews, so it goes out as it is. */
export const defaultShare = { picture: '/assets/images/share.jpg', alt: site.shareAlt };
