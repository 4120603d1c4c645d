import { expect, it } from 'vitest';
import { summarize } from '../../src/domain/property-summary';
import { property, storedHome } from './property/properties';

it('a summary has exactly the fields of the list answer', () => {
  expect(summarize(storedHome())).toEqual(property());
});

it.each([
  [[], []],
  [['/a.jpg', '/b.jpg'], ['/a.jpg']],
  [['https://youtu.be/dQw4w9WgXcQ', '/b.jpg'], ['/b.jpg']],
  [['https://youtu.be/dQw4w9WgXcQ'], []],
])('the cover of %j is %j', (images, cover) => {
  expect(summarize(storedHome({ images })).images).toEqual(cover);
});
