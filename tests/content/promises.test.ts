import { expect, it } from 'vitest';

const promise =
  /within .*(minute|hour|day|week|month)|same (day|evening)|any hour|(every|each|once a) (day|week|month|year)|monthly|working day|\bnever|always|guarantee|at once|\bon time\b|on the (first|fifth|tenth)|half an hour|free of charge|costs nothing/i;

/** Promises of the specification, of the website itself, in a warning to the reader, or of a house. */
const allowed = [
  'On Time Rent',
  'within the next 30 days',
  'erased within three days',
  'Never pay anybody before you have seen the home',
  'An unwatched plot changes a little every year',
];

const modules = import.meta.glob<object>('../../src/content/{pages,enquiries}/*.ts', {
  eager: true,
});
// The checklist for owners abroad has sentences of the law, each with its source.
const ours = Object.entries(modules).filter(([file]) => !file.endsWith('/owner-abroad.ts'));

it.each(ours)('%s promises nothing in the company’s name', (_file, module) => {
  const found = listSentences(module).filter((text) => promise.test(text));
  expect(found.filter((text) => !allowed.some((one) => text.includes(one)))).toEqual([]);
});

/** The sentences of a module; those of a function are in its source. */
function listSentences(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'function')
    return String(value).split(/(?<=[.:;?])\s/);
  return value === null || typeof value !== 'object'
    ? []
    : Object.values(value).flatMap(listSentences);
}
