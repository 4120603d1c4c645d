import { expect, it } from 'vitest';
import { moreServices } from '../../src/content/pages/services';

it.each([
  [1, [2, 3, 4, 5]],
  [2, [1, 3, 4, 5]],
  [3, [1, 2, 4, 5]],
  [4, [1, 2, 3, 5]],
  [5, [1, 2, 3, 4]],
  [9, [1, 2, 4, 5]],
])('beside service %i the page recommends %j', (own, recommended) => {
  expect(moreServices(own).map(({ id }) => id)).toEqual(recommended);
});
