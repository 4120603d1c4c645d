import { parseHttps } from './links';

const googleHosts = /^(?:www\.|maps\.)?google\.(?:com|co\.in|ae)$/;

/** Whether an address is one of Google Maps itself. */
export function isGoogleMap(url: URL): boolean {
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
