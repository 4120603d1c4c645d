/** A phrase with its plural and its singular: "balcony" and "balconies". */
export function listForms(phrase: string): string[] {
  if (!/[a-z]{3}$/.test(phrase)) return [phrase];
  if (phrase.endsWith('ies')) return [phrase, phrase.replace(/ies$/, 'y')];
  if (/[^s]s$/.test(phrase)) return [phrase, phrase.slice(0, -1)];
  return [phrase, /[^aeiou]y$/.test(phrase) ? phrase.replace(/y$/, 'ies') : `${phrase}s`];
}
