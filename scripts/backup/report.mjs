/** What a restore would change, in sentences. */
import { dayMilliseconds } from '../../src/domain/date.ts';

const examples = 3;

const comesBack = [
  'A site that is new, or was emptied, knows nothing of what was erased after the newest backup restored to it. That',
  'COMES BACK, enquiries too that people asked you to erase: erase it again afterwards.',
  'Enquiries older than the privacy page promises to keep them are erased by the next night.',
];

/** How old a backup is. @param {string} at when it was begun @param {Date} now */
export function ageOf(at, now) {
  const days = Math.floor((now.getTime() - Date.parse(at)) / dayMilliseconds);
  if (days < 1) return 'less than a day old';
  return days === 1 ? '1 day old' : `${days} days old`;
}

/**
 * What a restore does to what was erased since the backup: not restored where the site remembers it, else restored.
 * Nobody can tell whether what is missing was erased on a site that is gone, after its newest backup.
 *
 * @param {import('./restore.mjs').ComparedEntry[]} compared
 * @returns {string[]}
 */
export function erasedLines(compared) {
  const erased = compared.filter(({ state }) => state === 'erased').length;
  const bringsBack = compared.some(({ store, state }) => state === 'missing' && store !== 'erased');
  return [
    ...(erased > 0
      ? [`Not restored, as the site remembers that it was erased since: ${erased}.`]
      : []),
    ...(bringsBack ? comesBack : []),
  ];
}

/**
 * @param {{ compared: import('./restore.mjs').ComparedEntry[], siteOnly: string[] }} comparison
 * @param {{ replace: boolean }} options
 * @returns {string[]}
 */
export function reportLines({ compared, siteOnly }, { replace }) {
  const stores = [...new Set(compared.map(({ store }) => store))];
  return stores.flatMap((store) => {
    const of = (/** @type {string} */ state) =>
      compared.filter((entry) => entry.store === store && entry.state === state);
    const only = siteOnly.filter((name) => name.startsWith(`${store}/`));
    const rows = [
      ['new', of('missing')],
      [
        replace ? 'replaced' : 'different, kept as they are (--replace replaces them)',
        of('different'),
      ],
      ['the same', of('same')],
      ['on the site only, kept', only],
      ['erased on purpose after the backup, left out', of('erased')],
    ].filter(([, found]) => found.length > 0);
    return [
      store === 'erased' ? 'marks of what was erased' : store,
      ...rows.map(([words, found]) => `  ${found.length} ${words}${namesOf(words, found)}`),
    ];
  });
}

/** @param {string} words @param {({ key: string } | string)[]} found */
function namesOf(words, found) {
  if (words === 'the same' || words === 'new') return '';
  const names = found.map((each) =>
    typeof each === 'string' ? each.replace(/^\w+\//, '') : each.key,
  );
  const more = names.length > examples ? ', …' : '';
  return `: ${names.slice(0, examples).join(', ')}${more}`;
}
