import { expect, it } from 'vitest';
import { picturesNamedIn } from '../../../src/domain/picture/names';

const hash = (digit: string) => digit.repeat(24);
const a = hash('a');
const b = hash('b');

it.each([
  ['by its address', `["/api/image/${a}"]`, [a]],
  ['in Markdown', `![Door](/api/image/${a}) and ![](/api/image/${b} "Hall")`, [a, b]],
  ['in the address of another size', `/.netlify/images?url=%2Fapi%2Fimage%2F${a}&w=320`, [a]],
  ['twice, once', `/api/image/${a} /api/image/${a}`, [a]],
  ['not by its hash alone', a, []],
  ['not by a part', `/api/image/${a.slice(1)}`, []],
])('a text names a picture %s', (_how, text, expected) => {
  expect(picturesNamedIn(text)).toEqual(expected);
});
