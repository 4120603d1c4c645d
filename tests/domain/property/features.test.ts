import { expect, it } from 'vitest';
import { featureColumns } from '../../../src/domain/property/features';

it.each([
  ['', [], []],
  [' , ,,', [], []],
  ['Lift', ['Lift'], []],
  ['Lift, Balcony', ['Lift'], ['Balcony']],
  [' Lift ,Balcony,  Power backup , ', ['Lift', 'Balcony'], ['Power backup']],
  ['Lift\nBalcony', ['Lift'], ['Balcony']],
  ['தண்ணீர், Lift', ['தண்ணீர்'], ['Lift']],
])('"%s" in two columns', (features, left, right) => {
  expect(featureColumns(features)).toEqual([left, right]);
});

it('thirty features make two columns of fifteen in their order', () => {
  const features = Array.from({ length: 30 }, (_, index) => `Feature ${index}`);
  const [left, right] = featureColumns(features.join(', '));
  expect([...left, ...right]).toEqual(features);
  expect(left).toHaveLength(15);
});
