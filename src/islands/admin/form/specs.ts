import type { RecordKind } from '../../../api/records';
import { blogForm } from '../../../content/blog';
import { propertyForm } from '../../../content/property-form';
import { blogFields } from '../../../domain/blog/fields';
import { propertyFields } from '../../../domain/property/fields';
import { paths } from '../../../paths';
import { formOf, type FormSpec } from './spec';

/** The forms of all kinds of records; in a blog post, chosen pictures take the place of those before. */
export const specs: Readonly<Record<RecordKind, FormSpec>> = {
  property: {
    kind: 'property',
    ...formOf(propertyFields, propertyForm),
    pictures: { limit: propertyFields.images.max, replaces: false, takesVideos: true },
    preview: paths.admin.previewProperty,
  },
  blog: {
    kind: 'blog',
    ...formOf(blogFields, blogForm),
    pictures: { limit: blogFields.images.max, replaces: true, takesVideos: false },
    preview: paths.admin.previewBlog,
  },
};
