/** An https address without characters that parsers drop or browsers hide: spaces, controls, invisible ones, markup. */
const plainHttps = /^https:\/\/[^\s\\<>"`\p{C}\p{Z}/][^\s\\<>"`\p{C}\p{Z}]*$/iu;

const youtubeHosts = /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/;
const youtubeKey = /^[A-Za-z0-9_-]{11}$/;

/** An https address without a user's name or password in it, else `null`. */
export function parseHttps(text: string): URL | null {
  if (!plainHttps.test(text)) return null;
  try {
    const url = new URL(text);
    return url.username + url.password === '' ? url : null;
  } catch {
    return null;
  }
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

/** Those of a property's images that are no videos, the cover first: what its card shows. */
export function withoutVideos(images: readonly string[]): string[] {
  return images.filter((image) => youtubeId(image) === null);
}

/** A number without its extension, which is asked for once somebody answers. */
const withoutExtension = (phone: string) =>
  phone.replace(/(\d)[^\d]*(?:\bext|\bx|#)[^\d]*\d+.*$/is, '$1');

/** A call link; digits and a leading plus only, without an extension. */
export function telephoneLink(phone: string): string {
  return `tel:${withoutExtension(phone)
    .trim()
    .replace(/(?!^\+)\D/g, '')}`;
}

/** A WhatsApp chat with a prefilled text, built with the parameters `phone` and `text`. */
export function whatsappLink(phone: string, text: string): string {
  return whatsapp({ phone: withoutExtension(phone).replace(/\D/g, ''), text });
}

/** WhatsApp with a text for whomever the visitor chooses there. */
export function whatsappShare(text: string): string {
  return whatsapp({ text });
}

function whatsapp(parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters);
  // Some apps show the plus signs of form encoding literally.
  return `https://api.whatsapp.com/send?${query.toString().replaceAll('+', '%20')}`;
}

const googleHosts = /^(?:www\.|maps\.)?google\.(?:com|(?:com?\.)?[a-z]{2})$/;

/** Whether an address is one of Google Maps itself. */
export function isGoogleMap(url: URL): boolean {
  if (!googleHosts.test(url.hostname) || url.port !== '') return false;
  return (
    /^\/maps(?:\/|$)/.test(url.pathname) ||
    (url.hostname.startsWith('maps.') && url.pathname === '/')
  );
}

/** Whether an address is a short one, as telephones share it. */
export function isMapShare(url: URL): boolean {
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

/** Degrees north and east, after each other, as maps show them. */
const point = /^\(?(-?\d{1,2}\.\d+) ?°? ?N?[, ] ?(-?\d{1,3}\.\d+) ?°? ?E?\)?$/i;

/** The link to Google Maps in what was pasted: of coordinates, beside the name of a place, or in the code of a frame; else the text itself. */
export function mapLinkIn(pasted: string): string {
  const [, north, east] = point.exec(pasted.trim().replace(/\s+/g, ' ')) ?? [];
  if (Math.abs(Number(north)) <= 90 && Math.abs(Number(east)) <= 180)
    return `https://www.google.com/maps?q=${north},${east}`;
  const links = pasted.replaceAll('&amp;', '&').match(/https:[^\s"<>]+/g) ?? [];
  return links.find(isMapUrl) ?? pasted.trim();
}
