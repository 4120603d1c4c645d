const scripts = [
  ['ta', /\p{Script=Tamil}/u],
  ['hi', /\p{Script=Devanagari}/u],
] as const;

/** The language of a text by its script, for screen readers and styles; `undefined` for Latin letters. */
export function findLanguage(text: string): 'ta' | 'hi' | undefined {
  return scripts.find(([, script]) => script.test(text))?.[0];
}
