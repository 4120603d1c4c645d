/** What a restore would change, in sentences. */

const examples = 3;

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
      `${store}`,
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
