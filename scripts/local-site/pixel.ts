/** One transparent pixel, which tests get for every picture that they do not ask for: each size of each takes seconds. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A request that has it gets the picture itself. */
export const realPicturesHeader = 'x-real-pictures';

export const answerPixel = () =>
  new Response(pixel, { headers: { 'content-type': 'image/png', 'cache-control': 'no-cache' } });
