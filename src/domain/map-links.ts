/**
 * What a pasted Google Maps link says of a place: which links are maps, their coordinates, and how they can be shown in a
 * frame. Nothing is asked of Google.
 */
import type { Coordinates } from './coordinates';
import { parseHttps, isGoogleMap, isMapUrl } from './links';

const decimal = '([+-]?\\d{1,3}(?:\\.\\d+)?)';
const pair = new RegExp(`^(?:loc:)?\\s*${decimal},\\s*${decimal}(?:\\s*\\(.*\\))?$`);
const view = new RegExp(`^@${decimal},${decimal}(?:,|$)`);
const marker = new RegExp(`!3d${decimal}!4d${decimal}(?![\\d.])`);

function coordinates(match: RegExpExecArray | null): string | null {
  const latitude = Number(match?.[1]);
  const longitude = Number(match?.[2]);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? `${latitude},${longitude}` : null;
}

/** A text that Google can search for: coordinates without their label, a name or an address. */
function searchable(text: string | null | undefined): string | null {
  const plain = text?.trim() ?? '';
  if (plain === '' || /\p{C}/u.test(plain) || plain.startsWith('place_id:')) return null;
  return pair.test(plain) ? coordinates(pair.exec(plain)) : plain;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** The most exact first. */
const placeParameters = ['q', 'query', 'destination', 'daddr', 'll', 'center'];

function placeInPath({ pathname }: URL): string | null {
  const [kind = '', ...rest] = pathname.replace(/^\/maps\/?/, '').split('/');
  const parts = [kind, ...rest];
  const seen = coordinates(view.exec(parts.find((part) => part.startsWith('@')) ?? ''));
  const named = rest.map(decodeSegment).filter((part) => !/^(?:@|data=|$)/.test(part));
  // A route ends at the property; the view shows the middle of the route.
  if (kind === 'dir') return searchable(named.at(-1));
  const text = searchable(named[0]);
  if (kind === 'search') return text ?? seen;
  return kind === 'place' ? (seen ?? text) : seen;
}

/** The place of a Google Maps link as a text to search for, best coordinates; `null` for short and other links. */
export function mapPlace(link: string): string | null {
  const url = parseHttps(link);
  if (!url || !isGoogleMap(url)) return null;
  const marked = coordinates(marker.exec(decodeSegment(url.pathname + url.search)));
  const asked = placeParameters.map((name) => searchable(url.searchParams.get(name)));
  return marked ?? asked.find((place) => place !== null) ?? placeInPath(url);
}

/** The point that a Google Maps link marks, as latitude and longitude; `null` if it has none. */
export function mapPoint(link: string): Coordinates | null {
  const match = pair.exec(mapPlace(link) ?? '');
  return match && [Number(match[1]), Number(match[2])];
}

function searchPage(place: string): URL {
  return new URL(`https://www.google.com/maps?${new URLSearchParams({ q: place })}`);
}

function searchFrame(place: string): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: place, output: 'embed' })}`;
}

/** A link that was made for a frame, at the host that the content security policy allows. */
function ownFrame(link: string): string | null {
  const url = parseHttps(link);
  if (!url || !isGoogleMap(url)) return null;
  if (url.pathname.startsWith('/maps/embed'))
    return `https://www.google.com${url.pathname}${url.search}`;
  // On other paths the place is in the path.
  const isSearch = /^\/(?:maps)?$/.test(url.pathname);
  return isSearch && url.searchParams.get('output') === 'embed'
    ? `https://www.google.com/maps${url.search}`
    : null;
}

function makePage(frame: string, address: string): string {
  const url = new URL(frame);
  // `/maps/embed` does not open as a page, and encodes its place in a form of its own.
  if (url.pathname !== '/maps') return searchPage(address).href;
  url.searchParams.delete('output');
  return url.href;
}

/** The map of an address. Google's pages cannot be framed, so the frame searches for the place of the link. */
export function mapLinks(given: string, address: string): { frame: string; link: string } {
  const own = ownFrame(given);
  if (own !== null) return { frame: own, link: makePage(own, address) };
  return {
    frame: searchFrame(mapPlace(given) ?? address),
    link: isMapUrl(given) ? given : searchPage(address).href,
  };
}
