import { propertyForm } from '../../../content/property-form';
import { propertyFields } from '../../../domain/property/fields';
import { paths } from '../../../paths';
import { formOf, type FormSpec } from './spec';

/** The form of a property. */
export const propertySpec: FormSpec = {
  kind: 'property',
  ...formOf(propertyFields, propertyForm),
  pictures: { limit: propertyFields.images.max, replaces: false, takesVideos: true },
  list: paths.admin.properties,
  preview: paths.admin.previewProperty,
};
