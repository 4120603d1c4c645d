import { expect, it } from 'vitest';
import { makePlaceView } from '../../../src/components/place/view';
import { readPlacePath } from '../../../src/domain/place/pages';
import { homesOn, prepareShown } from '../../../src/domain/filter/homes-of-day';
import { property } from '../../domain/property/properties';

const only = property({ name: 'A home', address: 'Velachery, Chennai', bedrooms: '2' });

function makeView(path: string, home = only) {
  const asked = readPlacePath(path);
  if (!asked) throw new Error(`${path} is no page of a place.`);
  return makePlaceView(homesOn(prepareShown([home]), '2026-11-28'), asked, 1);
}

it.each(['chennai', 'chennai/2-bhk'])('the one home of a site stands once on %s', (path) => {
  const { page, near } = makeView(path);
  expect([...page.shown, ...near.homes]).toEqual([only]);
  expect(near.links.map(({ label }) => label)).toEqual(['Velachery']);
});

it.each([
  ['velachery', true, []],
  ['adyar', false, [only]],
  ['velachery/3-bhk', false, [only]],
  // Beyond reach of anybody who looks there.
  ['villupuram', false, []],
])('%s is open: %s, and shows near it %j', (path, isOpen, homes) => {
  const view = makeView(path);
  expect(view.isOpen).toBe(isOpen);
  expect(view.near.homes).toEqual(homes);
});

it('a home that is occupied until a day is one to rent there', () => {
  const leaving = { ...only, status: 'Occupied', availableFrom: '01-02-2027' } as const;
  const { isOpen, intro } = makeView('velachery', leaving);
  expect([isOpen, intro]).toEqual([true, makeView('velachery').intro]);
});
