import { propertyForm } from '../../../content/property-form';
import { checkHomeForm, homePictureLimit } from '../../../domain/property/form';
import {
  categories,
  furnishings,
  parkings,
  propertyDefaults,
  statuses,
} from '../../../domain/property/vocabulary';
import { paths } from '../../../paths';
import type { FieldSpec, FormSpec } from './spec';

type FieldName = keyof typeof propertyForm.fields;

const kinds: Partial<Record<FieldName, FieldSpec['kind']>> = {
  address: 'multiline',
  propertyDes: 'multiline',
  features: 'multiline',
  images: 'pictures',
  featured: 'flag',
  gatedSecurity: 'flag',
  lift: 'flag',
  water: 'flag',
  veg: 'flag',
  pets: 'flag',
  fireSafety: 'flag',
};
const options: Partial<Record<FieldName, readonly string[]>> = {
  category: categories,
  status: statuses,
  fStatus: furnishings,
  parking: parkings,
};
/** The fields that the specification requires. */
const required: readonly FieldName[] = [
  'name',
  'floor',
  'propertySize',
  'price',
  'address',
  'bedrooms',
  'bathrooms',
];

function fieldSpec(name: FieldName): FieldSpec {
  const choices = options[name];
  return {
    ...propertyForm.fields[name],
    kind: choices ? 'choice' : (kinds[name] ?? 'text'),
    isRequired: required.includes(name),
    options: choices ?? [],
  };
}

const names = Object.keys(propertyForm.fields) as FieldName[];

/** The form of a home. */
export const homeSpec: FormSpec = {
  kind: 'property',
  sections: propertyForm.sections,
  fields: Object.fromEntries(names.map((name) => [name, fieldSpec(name)])),
  blank: {
    ...Object.fromEntries(required.map((name) => [name, ''])),
    ...propertyDefaults,
    images: [],
  },
  pictures: { limit: homePictureLimit, replaces: false, takesVideos: true },
  check: checkHomeForm,
  list: paths.admin.properties,
  preview: paths.admin.previewProperty,
};
