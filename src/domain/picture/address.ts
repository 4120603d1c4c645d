/** Which addresses pages show as pictures, and how they are stored. */
import { youtubeId } from '../links';
import { parsePublicHttps } from '../public-address';
import { storedLine } from '../typed-line';
import { readPictureHash } from './names';

/** How the name of a picture's file ends, of the kinds that every browser shows. */
const ending = /\.(?:jpe?g|jfif|png|webp|avif|gif)$/i;
const ownFile = /^\/assets\/(?:[\w-]+\/)*[\w.-]+$/;
const ownHost = '/api/image/';
const videoHosts =
  /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly|facebook\.com|fb\.watch|tiktok\.com|twitch\.tv)$/;

function isOwnPicture(path: string): boolean {
  if (path.startsWith(ownHost)) return readPictureHash(path.slice(ownHost.length)) !== null;
  return ownFile.test(path) && ending.test(path);
}

/** Whether a picture may be shown: our own, one at a public address whose file has the ending of a picture or no ending, or a YouTube video. */
export function isPictureUrl(text: string): boolean {
  if (text.startsWith('/')) return isOwnPicture(text);
  if (youtubeId(text) !== null) return true;
  const url = parsePublicHttps(text);
  if (!url || videoHosts.test(url.hostname)) return false;
  const [file = ''] = url.pathname.split('/').slice(-1);
  return !file.includes('.') || ending.test(file);
}

/** Whether a picture may stand where a video cannot. */
export function isPhotoUrl(text: string): boolean {
  return isPictureUrl(text) && youtubeId(text) === null;
}

/** The address of a picture as it is stored: what would end it in a style sheet stands there as its number. */
export function storedPictureUrl(text: string): string {
  return storedLine(text).replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
