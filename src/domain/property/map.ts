import { isMapUrl, mapEmbedUrl, mapSearchEmbedUrl } from '../links';

/** Where a map can be framed and where it can be opened; `embed` is `null` when a link refuses framing. */
export interface MapLinks {
  embed: string | null;
  link: string;
}

/** The page for people of a map that is framed: the same place, or the address where the frame has no page. */
function pageOf(frame: string, address: string): string {
  const url = new URL(frame);
  // Frames of `/maps/embed` refuse to be opened as a page, and name their place in a code of their own.
  if (url.pathname !== '/maps') return pageOf(mapSearchEmbedUrl(address), address);
  url.searchParams.delete('output');
  return url.href;
}

/** The map of a home: its own link where it has one that goes to a map, else a search for its address. */
export function mapLinks(googleLocation: string, address: string): MapLinks {
  const embed = isMapUrl(googleLocation) ? mapEmbedUrl(googleLocation) : mapSearchEmbedUrl(address);
  return { embed, link: embed === null ? googleLocation : pageOf(embed, address) };
}
