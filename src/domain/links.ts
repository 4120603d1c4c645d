/** Every kind of outside link that the site accepts or builds. */

const ownPath = /^\/(?!\/)[A-Za-z0-9/_.-]+$/;
/**
 * An https address without anything that a parser drops or that does not display as written:
 * spaces, controls, invisible characters, markup.
 */
const plainHttps = /^https:\/\/[^\s\\<>"`\p{C}\p{Z}/][^\s\\<>"`\p{C}\p{Z}]*$/iu;

const googleHosts = /^(?:www\.|maps\.)?google\.(?:com|co\.in|ae)$/;
const youtubeHosts = /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/;
const youtubeKey = /^[A-Za-z0-9_-]{11}$/;
const foreignVideoHosts =
  /(?:^|\.)(?:vimeo\.com|dailymotion\.com|dai\.ly|facebook\.com|fb\.watch|tiktok\.com|twitch\.tv)$/;
const videoFile = /\.(?:mp4|m4v|webm|mov|avi|mkv|ogv|m3u8)$/i;

function parseHttps(text: string): URL | null {
  if (!plainHttps.test(text)) return null;
  try {
    const url = new URL(text);
    return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}

/** Whether a picture may be shown: one of our own paths, `https:`, or a YouTube video as a slide; no other video. */
export function isPictureUrl(text: string): boolean {
  if (ownPath.test(text)) return !text.includes('..');
  const url = parseHttps(text);
  if (!url || foreignVideoHosts.test(url.hostname) || videoFile.test(url.pathname)) return false;
  return !youtubeHosts.test(url.hostname) || youtubeId(text) !== null;
}

function isGoogleMap(url: URL): boolean {
  if (!googleHosts.test(url.hostname) || url.port !== '') return false;
  return (
    /^\/maps(?:\/|$)/.test(url.pathname) ||
    (url.hostname.startsWith('maps.') && url.pathname === '/')
  );
}

function isMapShare(url: URL): boolean {
  if (url.port !== '') return false;
  return (
    url.hostname === 'maps.app.goo.gl' ||
    (url.hostname === 'goo.gl' && url.pathname.startsWith('/maps/'))
  );
}

/** Whether a link goes to Google Maps. */
export function isMapUrl(text: string): boolean {
  const url = parseHttps(text);
  return url !== null && (isGoogleMap(url) || isMapShare(url));
}

/**
 * The address to frame a map link with, always at www.google.com as the content security policy
 * says; `null` for share links and map pages, which refuse to be framed.
 */
export function mapEmbedUrl(text: string): string | null {
  const url = parseHttps(text);
  if (!url || !isGoogleMap(url)) return null;
  if (url.pathname.startsWith('/maps/embed'))
    return `https://www.google.com${url.pathname}${url.search}`;
  return url.searchParams.get('output') === 'embed'
    ? `https://www.google.com/maps${url.search}`
    : null;
}

/** A map frame for an address, for properties without a link of their own. */
export function mapSearchEmbedUrl(address: string): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: address, output: 'embed' })}`;
}

/** The eleven characters that name a YouTube video, or `null`. */
export function youtubeId(text: string): string | null {
  const url = parseHttps(text);
  if (!url || !youtubeHosts.test(url.hostname) || url.port !== '') return null;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const named = /^(?:embed|shorts|live|v)$/.test(first) ? second : url.searchParams.get('v');
  const key = url.hostname === 'youtu.be' ? first : named;
  return key && youtubeKey.test(key) ? key : null;
}

/** A call link; digits and a leading plus only. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.trim().replace(/(?!^\+)\D/g, '')}`;
}

/** A WhatsApp chat with a prefilled text, built with the parameters `phone` and `text`. */
export function whatsappLink(phone: string, text: string): string {
  const query = new URLSearchParams({ phone: phone.replace(/\D/g, ''), text });
  // Some apps show the plus signs of form encoding literally.
  return `https://api.whatsapp.com/send?${query.toString().replaceAll('+', '%20')}`;
}

/** Where a map can be framed and where it can be opened; `embed` is `null` when a link refuses framing. */
interface MapLinks {
  embed: string | null;
  link: string;
}

/** The page that opens a framed map: the same place, or a search for the address if the frame has no such page. */
function pageOf(frame: string, address: string): string {
  const url = new URL(frame);
  // `/maps/embed` does not open as a page, and encodes its place in a form of its own.
  if (url.pathname !== '/maps') return pageOf(mapSearchEmbedUrl(address), address);
  url.searchParams.delete('output');
  return url.href;
}

/** The map of a property: its own link where it has one that goes to a map, else a search for its address. */
export function mapLinks(googleLocation: string, address: string): MapLinks {
  const embed = isMapUrl(googleLocation) ? mapEmbedUrl(googleLocation) : mapSearchEmbedUrl(address);
  return { embed, link: embed === null ? googleLocation : pageOf(embed, address) };
}
