import { expect, it } from 'vitest';
import { findLanguage } from '../../src/domain/writing-system';

it.each([
  ['வேளச்சேரி', 'ta'],
  ['2 BHK flat, வேளச்சேரி', 'ta'],
  ['वेलाचेरी में फ्लैट', 'hi'],
  ['Flat in Velachery', undefined],
  ['', undefined],
])('the language of "%s" is %s', (text, language) => {
  expect(findLanguage(text)).toBe(language);
});
