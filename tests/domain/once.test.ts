import { expect, it } from 'vitest';
import { once } from '../../src/domain/once';

it('what is made of an object is made once for as long as it is the same', () => {
  let count = 0;
  const measure = once((texts: readonly string[]) => ({ length: texts.length, at: (count += 1) }));
  const texts = ['one', 'two'];
  expect(measure(texts)).toBe(measure(texts));
  expect(measure([...texts])).toEqual({ length: 2, at: 2 });
  expect(count).toBe(2);
});

it('of another day it is made anew, and undefined is as good a thing as any', () => {
  const days: string[] = [];
  const read = once((_of: object, day: string) => void days.push(day));
  const of = {};
  for (const day of ['2026-11-29', '2026-11-29', '2026-11-30', '2026-11-29']) read(of, day);
  expect(days).toEqual(['2026-11-29', '2026-11-30', '2026-11-29']);
});
