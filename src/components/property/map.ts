import { isMapUrl, mapEmbedUrl, mapSearchEmbedUrl } from '../../domain/links';

/** Where a map can be framed and where it can be opened; `embed` is `null` when a link refuses framing. */
export interface MapLinks {
  embed: string | null;
  link: string;
}

/** A page for people, out of a frame's address: frames of `/maps/embed` refuse to be opened as a page. */
function searchPage(address: string): string {
  const url = new URL(mapSearchEmbedUrl(address));
  url.searchParams.delete('output');
  return url.href;
}

/** The map of a home: its own link where it has one that goes to a map, else a search for its address. */
export function mapLinks(googleLocation: string, address: string): MapLinks {
  if (!isMapUrl(googleLocation))
    return { embed: mapSearchEmbedUrl(address), link: searchPage(address) };
  const embed = mapEmbedUrl(googleLocation);
  return { embed, link: embed === null ? googleLocation : searchPage(address) };
}
