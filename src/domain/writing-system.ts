const writingSystems = [
  ['ta', /\p{Script=Tamil}/u],
  ['hi', /\p{Script=Devanagari}/u],
] as const;

/** The language of a text by its letters, for screen readers and styles; `undefined` for Latin letters. */
export function findLanguage(text: string): 'ta' | 'hi' | undefined {
  return writingSystems.find(([, letters]) => letters.test(text))?.[0];
}
