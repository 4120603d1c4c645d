/** Every kind of outside link that the site accepts or builds. */

const ownPath = /^\/(?!\/)[A-Za-z0-9/_.-]+$/;
const mapHosts = /^(?:(?:www\.|maps\.)?google\.(?:com|co\.in|ae)|maps\.app\.goo\.gl|goo\.gl)$/;
const youtubeHosts = /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/;
const youtubeKey = /^[A-Za-z0-9_-]{11}$/;

function parseHttps(text: string): URL | null {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' ? url : null;
}

/** Whether a picture may be shown: one of our own paths, or `https:`. */
export function isPictureUrl(text: string): boolean {
  return (ownPath.test(text) && !text.includes('..')) || parseHttps(text) !== null;
}

/** Whether a link goes to Google Maps. */
export function isMapUrl(text: string): boolean {
  const url = parseHttps(text);
  if (!url || !mapHosts.test(url.hostname)) return false;
  return /^maps\.|^goo\.gl$/.test(url.hostname)
    ? url.hostname !== 'goo.gl' || url.pathname.startsWith('/maps')
    : url.pathname.startsWith('/maps');
}

/** The address to frame a map link with, or `null`: share links refuse to be framed. */
export function mapEmbedUrl(text: string): string | null {
  if (!isMapUrl(text)) return null;
  const url = new URL(text);
  const framed = url.pathname.startsWith('/maps/embed') || url.searchParams.get('output') === 'embed';
  return framed ? url.href : null;
}

/** A map frame for an address, for homes without a link of their own. */
export function mapSearchEmbedUrl(address: string): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: address, output: 'embed' })}`;
}

/** The eleven characters that name a YouTube video, or `null`. */
export function youtubeId(text: string): string | null {
  const url = parseHttps(text);
  if (!url || !youtubeHosts.test(url.hostname)) return null;
  const parts = url.pathname.split('/').filter(Boolean);
  const key =
    url.hostname === 'youtu.be'
      ? parts[0]
      : /^(?:embed|shorts|live)$/.test(parts[0] ?? '')
        ? parts[1]
        : url.searchParams.get('v');
  return key && youtubeKey.test(key) ? key : null;
}

/** A call link; digits and a leading plus only. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/(?!^\+)\D/g, '')}`;
}

/** A WhatsApp chat with a prefilled text, built with the parameters `phone` and `text`. */
export function whatsappLink(phone: string, text: string): string {
  const query = new URLSearchParams({ phone: phone.replace(/\D/g, ''), text });
  return `https://api.whatsapp.com/send?${query}`;
}
