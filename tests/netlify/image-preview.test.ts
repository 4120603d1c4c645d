import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import image from '../../netlify/functions/image';
import { problems } from '../../src/content/problems';
import { previewSize } from '../../src/domain/picture/size';
import { animation, picture } from '../support/pictures';
import { startServer } from '../support/server';
import { json } from './caller';

const { unknownType, unreadable, missing } = problems.picture;

/** What a site has at its addresses. */
const files: Record<string, Buffer> = {
  'tall.png': await picture(100, 200).png().toBuffer(),
  'animated.gif': await (await animation()).gif().toBuffer(),
  'drawing.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
  'text.avif': Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1'.padEnd(400, ' text')),
};
let site: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  site = await startServer(({ url = '' }, response) => {
    const file = files[url.replace('/assets/', '')];
    response.writeHead(file ? 200 : 404).end(file);
  });
});
afterAll(() => site.stop());

const ask = (name: string) => {
  const address = new URL('/api/image/preview', site.address);
  address.searchParams.set('url', `/assets/${name}`);
  return image(new Request(address), { ip: '203.0.113.7' });
};

it.each(['tall.png', 'animated.gif'])(
  'the preview of %s is whole, in the size of previews',
  async (name) => {
    const response = await ask(name);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect({ width, height }).toEqual(previewSize);
  },
);

it.each([
  ['a drawing', 'drawing.png', 415, unknownType],
  ['a text that begins as AVIF', 'text.avif', 422, unreadable],
  ['nothing', 'gone.png', 404, missing],
])('row 75: there is no preview of %s', async (_what, name, status, detail) => {
  expect(await json(await ask(name))).toMatchObject({ status, detail });
});
