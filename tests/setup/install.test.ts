import { expect, it } from 'vitest';
import { missingPackages } from '../../scripts/setup/install.mjs';

const lockHash = 'b1';

it.each([
  ['an empty folder gets what the site needs', '', false, false, 'site'],
  ['an empty folder gets everything for the tests', '', false, true, 'all'],
  ['a second start installs nothing', 'site b1', false, false, null],
  ['a start after the tests installs nothing', 'all b1', true, false, null],
  ['the tests after a start install the rest', 'site b1', false, true, 'all'],
  ['the tests again install nothing', 'all b1', true, true, null],
  ['other versions are installed for a start', 'site a0', false, false, 'site'],
  ['other versions are installed for the tests', 'all a0', true, true, 'all'],
  ['a start with other versions keeps the tools of the tests', 'all a0', true, false, 'all'],
  ['a start keeps what `npm install` brought by hand', '', true, false, 'all'],
  ['what an older version of the command left is installed anew', 'b1', true, false, 'all'],
] as const)('%s', (_sentence, stamp, hasTestTools, withTestTools, expected) => {
  expect(missingPackages({ stamp, lockHash, hasTestTools, withTestTools })).toBe(expected);
});
