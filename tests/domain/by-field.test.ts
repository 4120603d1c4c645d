import fc from 'fast-check';
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
});

it('nothing is lost on the way', () => {
  const record = fc.record({ _id: fc.string(), price: fc.string(), images: fc.array(fc.string()) });
  fc.assert(
    fc.property(fc.array(record), (records) => {
      const sent: unknown = JSON.parse(JSON.stringify(toFields(records)));
      expect(fromFields(sent as Record<string, unknown[]>)).toEqual(records);
    }),
    { seed: 1 },
  );
});
