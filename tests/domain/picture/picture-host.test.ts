import { expect, it } from 'vitest';
import { hostedVariant, hostedWidth } from '../../../src/domain/picture/picture-host';

const upload = 'https://res.cloudinary.com/our-name/image/upload';

it('a picture of the hosted service is requested with what the address adds', () => {
  expect(hostedVariant(`${upload}/v17/a.jpg`, 'fl_attachment')).toBe(
    `${upload}/fl_attachment/v17/a.jpg`,
  );
});

it.each([
  '/api/image/0123456789abcdef01234567',
  'https://res.cloudinary.com/our-name/raw/upload/v17/a.jpg',
  'https://res.cloudinary.com.example/our-name/image/upload/v17/a.jpg',
])('%s is not a picture of the hosted service', (source) => {
  expect(hostedWidth(source, 640)).toBeNull();
});
