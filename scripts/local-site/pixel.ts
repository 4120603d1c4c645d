/** One transparent pixel in place of every picture: encoding each in all its sizes takes long, and most tests look at none. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A test that looks at pictures sends it, and gets them. */
export const realPicturesHeader = 'x-real-pictures';

export const answerPixel = () =>
  new Response(pixel, { headers: { 'content-type': 'image/png', 'cache-control': 'no-cache' } });
