import { expect, it } from 'vitest';
import { partReferences } from '../../../src/components/owner/quoted';

const makeReference = (words: string) => ({ words, name: 'Meena', city: 'Dubai', link: '' });
const short = makeReference('They write before I ask.');
const long = makeReference('They write before I ask. '.repeat(10));

it.each([
  ['none', [], undefined, []],
  ['a short one', [short], short, []],
  ['a long one', [long], undefined, [long]],
  ['both', [long, short, makeReference('On time.')], short, [long, makeReference('On time.')]],
  ['one without words', [makeReference('')], undefined, [makeReference('')]],
])('of %s, the first short one is quoted, and the others have a part', (_, all, quoted, others) => {
  expect(partReferences(all)).toEqual({ quoted, others });
});
