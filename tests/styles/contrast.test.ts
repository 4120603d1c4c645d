import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from './contrast';

const read = (name: string) => readFileSync(`src/styles/${name}`, 'utf8');
const tokens = new Map(
  [...read('tokens.css').matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** A value with all of its tokens replaced by their values. */
function resolve(value: string): string {
  const next = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? '');
  return next === value ? value : resolve(next);
}

/** A declaration of a rule, with its tokens resolved. */
function readValue(sheet: string, selector: string, property: string): string {
  const rule = sheet.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return resolve(new RegExp(`\\s${property}: ([^;]+);`).exec(rule)?.[1] ?? '');
}

const field = readValue(read('forms.css'), '.input', 'background');
const border = readValue(read('forms.css'), '.input', 'border').replace(/^1px solid /, '');

it.each([
  ['the field itself', field],
  ['the page', resolve('var(--page)')],
  ['a panel', resolve('var(--panel)')],
])('the border of a field stands out from %s by 3 : 1', (_name, beside) => {
  // A border is painted on the background of its own field.
  expect(contrast(border, field, beside)).toBeGreaterThanOrEqual(3);
});
