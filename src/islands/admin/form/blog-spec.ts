import { blogForm } from '../../../content/blog';
import { blogFields } from '../../../domain/blog/fields';
import { paths } from '../../../paths';
import { formOf, type FormSpec } from './spec';

/** The form of a blog post; chosen pictures take the place of those before. */
export const blogSpec: FormSpec = {
  kind: 'blog',
  ...formOf(blogFields, blogForm),
  pictures: { limit: blogFields.images.max, replaces: true, takesVideos: false },
  list: paths.admin.blogs,
  preview: paths.admin.previewBlog,
};
