import { expect, it } from 'vitest';
import { isBroken, judged, notShown } from '../../scripts/probe/finding';
import { formatFindings, wrap } from '../../scripts/probe/table';

const check = (name: string, isVital: boolean) => ({
  check: name,
  expected: 'one wins, and its text is stored',
  advice: 'Report it to the host.',
  isVital,
});

it('a table says what was expected and seen, and below it what to do', () => {
  const text = formatFindings([
    judged(check('A race', true), false, '2 of 20 won'),
    judged(check('A limit', false), false, '500'),
    judged(check('A header', true), true, 'all 8'),
    notShown(check('A purge', true), 'no CDN on this machine'),
  ]);
  expect(text.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    'check | expected | seen | verdict',
    expect.stringMatching(/^[-| ]+$/),
    'A race | one wins, and its text is | 2 of 20 won | does not hold',
    ' | stored',
    'A limit | one wins, and its text is | 500 | does not hold',
    ' | stored',
    'A header | one wins, and its text is | all 8 | holds',
    ' | stored',
    'A purge | one wins, and its text is | no CDN on this machine | not shown here',
    ' | stored',
    '',
    'Mend: A race. Report it to the host.',
    'Look at: A limit. Report it to the host.',
    '1 hold, 2 do not hold, 1 cannot be shown here.',
  ]);
});

it('only what matters makes the command fail', () => {
  const [vital, small] = [check('A race', true), check('A limit', false)];
  expect(isBroken([judged(vital, false, '')])).toBe(true);
  expect(isBroken([judged(small, false, ''), judged(vital, true, ''), notShown(vital, '')])).toBe(
    false,
  );
});

it.each([
  ['', 5, ['']],
  ['one two', 7, ['one two']],
  ['one two', 6, ['one', 'two']],
  ['abcdefgh ij', 5, ['abcde', 'fgh', 'ij']],
])('wraps %j at %d', (text, width, lines) => expect(wrap(text, width)).toEqual(lines));
