import { expect, it } from 'vitest';
import { moreServices, services } from '../../src/content/pages/services';

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

it.each(services)('the text of "$title" says in the company’s words what it does', (service) => {
  const words = service.description.split(/\s+/);
  expect(words.length).toBeGreaterThanOrEqual(150);
  expect(words.length).toBeLessThanOrEqual(200);
  expect(words.filter((word) => /^we$/i.test(word)).length).toBeGreaterThanOrEqual(4);
});
