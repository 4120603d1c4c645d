/**
 * The word for each option of every choice, of properties, blog posts and the company; an option without one does not
 * compile.
 */
import type { blogFields } from '../../domain/blog/fields';
import type { companyFields } from '../../domain/company/fields';
import type { NamesWith, ValuesOf } from '../../domain/field/table';
import type { propertyFields } from '../../domain/property/fields';

type ChoicesOf<Table> = {
  [Name in NamesWith<Table, { kind: 'choice' | 'several' }>]: Record<
    OptionOf<ValuesOf<Table>[Name]>,
    string
  >;
};
type OptionOf<Value> = Value extends (infer Option extends string)[]
  ? Option
  : Exclude<Value & string, ''>;

export const optionWords: Readonly<
  ChoicesOf<typeof propertyFields> & ChoicesOf<typeof blogFields> & ChoicesOf<typeof companyFields>
> = {
  category: {
    Apartment: 'Apartment',
    'Independent House/Villa': 'Independent House/Villa',
    'Gated Community Villa': 'Gated Community Villa',
  },
  status: { Available: 'Available', Occupied: 'Occupied' },
  fStatus: {
    'Not Furnished': 'Not Furnished',
    'Semi Furnished': 'Semi Furnished',
    'Fully Furnished': 'Fully Furnished',
  },
  areaType: {
    carpet: 'Carpet area',
    'built-up': 'Built-up area',
    'super built-up': 'Super built-up area',
  },
  letTo: { family: 'Family', women: 'Women', men: 'Men', company: 'Company' },
  waterSource: { metro: 'Metro water', borewell: 'Borewell', tanker: 'Tanker' },
  waterTaste: { sweet: 'Sweet water', salt: 'Salt water' },
  flood: {
    'street dry': 'Street stayed dry',
    'home dry': 'Home stayed dry',
    flooded: 'Water came in',
  },
  backupFor: { 'lights backup': 'Lights and fans', 'lift backup': 'Lift', 'ac backup': 'AC' },
  parking: { None: 'None', '2 Wheeler': '2 Wheeler', '4 Wheeler': '4 Wheeler' },
  blogType: { Business: 'Business', Review: 'Review' },
  enquiryRetentionMonths: { 6: '6 months', 12: '12 months', 24: '24 months', 36: '36 months' },
};

/** Before what floods of the past did. */
export const floodLabel = 'In past floods';

const wordsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = optionWords;

/** The word for the value of a field; a text that is not a choice stays as it is. */
export function shownValue(field: string, value: string): string {
  return wordsOf[field]?.[value] ?? value;
}

/** The words for the values of a field, one after the other; '' for none. */
export function shownValues(field: string, values: readonly string[]): string {
  return values.map((value) => shownValue(field, value)).join(', ');
}
