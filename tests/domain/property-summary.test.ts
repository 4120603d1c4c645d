import { expect, it } from 'vitest';
import { summarize } from '../../src/domain/property-summary';
import { property, storedHome } from './property/properties';

it('a summary has exactly the fields of the list answer', () => {
  const place = { name: 'Anna Nagar', city: 'Chennai', isDrawn: true } as const;
  expect(summarize(storedHome())).toEqual({ ...property(), place });
});

it('what only some homes state is in the summary of those alone', () => {
  const silent = storedHome({ flood: '', waterTaste: [], backupFor: [] });
  for (const name of ['flood', 'waterTaste', 'backupFor'])
    expect(summarize(silent)).not.toHaveProperty(name);
  expect(summarize(storedHome({ flood: 'street dry', waterTaste: ['sweet'] }))).toMatchObject({
    flood: 'street dry',
    waterTaste: ['sweet'],
  });
});

it.each([
  [[], []],
  [['/a.jpg', '/b.jpg'], ['/a.jpg']],
  [['https://youtu.be/dQw4w9WgXcQ', '/b.jpg'], ['/b.jpg']],
  [['https://youtu.be/dQw4w9WgXcQ'], []],
])('the cover of %j is %j', (images, cover) => {
  expect(summarize(storedHome({ images })).images).toEqual(cover);
});

it('a summary says where the home is, and whether the map shows that', () => {
  const findPlace = (address: string) => summarize(storedHome({ address })).place;
  expect(findPlace('Main Road, Villupuram')).toEqual({ name: 'Villupuram', city: 'Chennai' });
  expect(findPlace('Main Road, Madurai')).toEqual({ name: 'Madurai', city: 'Madurai' });
  expect(findPlace('Main Road')).toBeNull();
});
