import { expect, it } from 'vitest';
import { pickCardFacts } from '../../../src/domain/property/card-facts';

const home: Parameters<typeof pickCardFacts>[0] = {
  flood: 'home dry',
  waterSource: ['borewell', 'tanker'],
  waterTaste: ['salt'],
  backupFor: ['lift backup'],
};

it.each([
  ['', ['flood']],
  ['letTo pets', ['flood']],
  ['waterTaste', ['flood', 'waterTaste']],
  ['backupFor waterSource', ['flood', 'waterSource', 'backupFor']],
])('where %j is asked for, a card says %j', (asked, names) => {
  expect(pickCardFacts(home, asked).map(([name]) => name)).toEqual(names);
});

it('a card says nothing of what is not stated', () => {
  const silent = { waterSource: [] };
  expect(pickCardFacts(silent, 'flood waterSource waterTaste backupFor')).toEqual([]);
  expect(pickCardFacts({ ...silent, flood: '' }, '')).toEqual([]);
});

it('a card says all that a home states of a fact', () => {
  expect(pickCardFacts(home, 'waterSource')).toEqual([
    ['flood', ['home dry']],
    ['waterSource', ['borewell', 'tanker']],
  ]);
});
