const scripts = [
  ['ta', /\p{Script=Tamil}/u],
  ['hi', /\p{Script=Devanagari}/u],
] as const;

/**
 * The language of a text by its script, for `lang` where it is not the page's: screen readers then pronounce it,
 * and styles give its taller letters room. `undefined` for Latin letters.
 */
export function languageOf(text: string): 'ta' | 'hi' | undefined {
  return scripts.find(([, script]) => script.test(text))?.[0];
}
