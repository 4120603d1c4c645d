import { expect, it } from 'vitest';
import { isPhotoUrl, isPictureUrl } from '../../../src/domain/picture/address';

const video = 'dQw4w9WgXcQ';

it.each([
  '/a.jpg',
  '/admin',
  '/api/auth/signout',
  '/api/imagelike/1.jpg',
  '/api/image/preview',
  '/api/image/upload',
  '/assets/images',
  '/assets/street.svg',
  '/.netlify/images',
  'https://127.0.0.1/1.jpg',
  'https://10.0.0.7:8443/1.jpg',
  'https://127.1/1.jpg',
  'https://１２７.0.0.1/1.jpg',
  'https://[::1]/1.jpg',
  'https://localhost/1.jpg',
  'https://intranet/1.jpg',
  'https://store.localhost/1.jpg',
  'https://printer.local/1.jpg',
  'https://metadata.google.internal/1',
  'https://metadata.goog/1',
  'https://router.home.arpa/1.jpg',
  'https://a.example./1.jpg',
  'https://a.example/1.svg',
  'https://a.example/1.svg?as=1.jpg',
  'https://a.example/1.jpg);background:url(x',
  'https://l.example/l.php?u=https://a.example/1.jpg',
  'https://[::ffff:10.0.0.1]/1.jpg',
])('row 24: pictures do not come from %s', (text) => {
  expect(isPictureUrl(text)).toBe(false);
});

it.each([
  '/assets/images/share.jpg',
  '/api/image/0a1b2c3d4e5f0a1b2c3d4e5f',
  '/api/image/0a1b2c3d4e5f0a1b2c3d4e5f-640x480',
  '/assets/places/anna-nagar.jpg',
  // Not every host names a file.
  'https://a.example/photo-1564013799919?w=800',
  'https://a.example/image.v2.jpg',
  'https://a.example/1.jpg',
  'https://res.cloudinary.example/demo/image/upload/v1/x,y_1.jpg?w=1',
  'https://a.example/வீடு.jpg',
  `https://youtu.be/${video}`,
  `https://www.youtube.com/watch?v=${video}`,
])('the picture %s may be shown', (text) => {
  expect(isPictureUrl(text)).toBe(true);
});

it.each([
  'https://vimeo.com/12345',
  'https://a.example/tour.mp4',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v=short',
])('row 24: the foreign video %s is rejected', (text) => {
  expect(isPictureUrl(text)).toBe(false);
});

it.each([
  ['/assets/abc.jpg', true],
  ['https://a.example/b.jpg', true],
  ['javascript:alert(1)', false],
  [`https://youtu.be/${video}`, false],
])('row 24: where no video can stand, such as in an article, %s is shown: %s', (url, expected) => {
  expect(isPhotoUrl(url)).toBe(expected);
});
