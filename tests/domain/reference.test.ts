import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAltered, readReference, makeReference } from '../../src/domain/reference';

// People keep them in letters and chats: none of these may ever change.
it.each([
  ['a', 'KDC18D'],
  ['demo-1', '2Z2AY0'],
  ['0b6f1d2e-8a43-4c57-9e21-5d0f3b7a9c10', 'A4YEV8'],
])('the reference number of %j is %s', (id, reference) => {
  expect(makeReference(id)).toBe(reference);
});

it('a reference number is read back from any text that holds it alone', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const reference = makeReference(id);
      expect(readReference(reference)).toBe(reference);
      expect(readReference(`ref ${reference.toLowerCase()}`)).toBe(reference);
    }),
  );
});

it.each([
  ['7K3QPD', '7K3QPD'],
  ['ref 7k3-qpd', '7K3QPD'],
  ['Reference no. 7K3QPD', '7K3QPD'],
  ['７Ｋ３ＱＰＤ', '7K3QPD'],
  ['oi1lab', '0111AB'],
])('%j is the reference number %s', (text, reference) => {
  expect(readReference(text)).toBe(reference);
});

it.each([
  ['4.6E+18', true],
  ['01-03-2026', true],
  ['7K3QPD', false],
  ['460E12', false],
  ['1001', false],
])('%j was altered by a spreadsheet: %s', (text, expected) => {
  expect(isAltered(text)).toBe(expected);
});

it.each(['', 'ref', '7K3QP', '7K3QPDX', '7K3QPU', 'ref 7K3QPD Velachery', 'வேளச்ச'])(
  '%j is no reference number',
  (text) => {
    expect(readReference(text)).toBeNull();
  },
);
