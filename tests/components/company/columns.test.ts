import { expect, it } from 'vitest';
import { chooseColumns } from '../../../src/components/company/columns';

it.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
])('%i people stand in %i columns, with the fewest empty places', (count, columns) => {
  expect(chooseColumns(count)).toBe(columns);
});
