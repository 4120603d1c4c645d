import { expect, it } from 'vitest';
import { fromFields, toFields } from '../../src/domain/by-field';

it('records are taken apart by field, and put together again', () => {
  const records = [
    { _id: 'a', letTo: ['men'], lift: true },
    { _id: 'b', letTo: [], lift: false },
  ];
  const lists = { _id: ['a', 'b'], letTo: [['men'], []], lift: [true, false] };
  expect(toFields(records)).toEqual(lists);
  expect(fromFields(lists)).toEqual(records);
  expect(fromFields(toFields([]))).toEqual([]);
});
