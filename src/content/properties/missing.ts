import type { RequiredPropertyField } from '../../domain/property/fields';

const facts: Readonly<Record<RequiredPropertyField, string>> = {
  name: 'a name',
  price: 'the rent',
  propertySize: 'the size',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  floor: 'the floor',
  address: 'the address',
};

/** Facts as a list in a sentence: "bedrooms, bathrooms and the floor". */
export function missingText(missing: readonly RequiredPropertyField[]): string {
  const words = missing.map((name) => facts[name]);
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
}

/** Why a property cannot be shown. */
export const cannotBeShown = (name: string, missing: readonly RequiredPropertyField[]) =>
  `${name === '' ? 'A property without a name' : `“${name}”`} cannot be shown on the site before it has ${missingText(missing)}. Choose Edit and fill in what is missing.`;
