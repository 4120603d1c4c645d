import { expect, it } from 'vitest';
import { floorNames } from '../../../src/domain/property/printed';

it.each<[floor: string, names: string[]]>([
  ['2nd of 2', ['2nd floor', 'top floor']],
  ['G/2', ['ground floor']],
  ['G+1', []],
  ['Stilt+2, 1st flr', ['1st floor']],
  ['5 of S+5', ['5th floor']],
  ['Ground + 1st floor', ['ground floor', '1st floor']],
])('the floor %j is called %j', (floor, names) => {
  expect(floorNames({ floor, totalFloors: '' })).toEqual(names);
});
