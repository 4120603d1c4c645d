import { setEnvironmentContext } from '@netlify/blobs';
import { Functions } from './functions.ts';
import { listen } from './http.ts';
import { startLocalStore } from './local-store.ts';
import { ImageService } from './pictures.ts';
import { answerPixel, realPicturesHeader } from './pixel.ts';
import type { Settings } from './start.ts';
import { StaticFiles } from './static-files.ts';

// `startSite` has written it.
const settings = JSON.parse(process.argv[2] ?? '') as Settings;
const { directory, port, fakeSenderAddresses, fakePictures, hasBuildHook } = settings;
/** Where the host would be asked for a build. */
const buildHook = '/.netlify/build-hook';

process.on('disconnect', () => process.exit(0));

setEnvironmentContext((await startLocalStore(settings.store)).context);

const files = new StaticFiles(directory);
const functions = new Functions(directory);
const pictures = new ImageService(settings.pictures, (address) =>
  answer(new Request(new URL(address, origin)), '127.0.0.1'),
);
let calls = 0;

function nextFakeAddress(): string {
  calls += 1;
  return `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
}

async function answer(request: Request, ip: string): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === '/.netlify/images') {
    const isFake = fakePictures && !request.headers.has(realPicturesHeader);
    return isFake ? answerPixel() : pictures.answer(request, url);
  }
  if (hasBuildHook && url.pathname === buildHook && request.method === 'POST') {
    process.send?.('build');
    return new Response(null, { status: 202 });
  }
  const match = functions.match(url.pathname);
  const file = match?.isAfterFiles === false ? null : files.answer(request, url.pathname);
  if (file) return file;
  if (!match) return new Response('Not found', { status: 404 });
  return functions.call(match.name, request, fakeSenderAddresses ? nextFakeAddress() : ip);
}

const origin = await listen(port, answer);
if (hasBuildHook) process.env.BUILD_HOOK_URL ??= origin + buildHook;
// What fails outside a request, such as work that a function left behind, must not end the site.
process.on('uncaughtException', (error) => console.error(error));
process.send?.(origin);
