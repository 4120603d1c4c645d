import { blogForm } from '../../../content/blog-form';
import { articlePictureLimit, checkArticleForm } from '../../../domain/blog/form';
import { blogTypes, defaultBlogType } from '../../../domain/blog/vocabulary';
import { paths } from '../../../paths';
import type { FieldSpec, FormSpec } from './spec';

const { title, blogType, images, description1, description2 } = blogForm.fields;
const optional = { isRequired: false, options: [] } as const;
const fields: Record<string, FieldSpec> = {
  title: { ...title, ...optional, kind: 'text' },
  blogType: { ...blogType, ...optional, kind: 'choice', options: blogTypes },
  images: { ...images, ...optional, kind: 'pictures' },
  description1: { ...description1, ...optional, kind: 'multiline' },
  description2: { ...description2, ...optional, kind: 'multiline' },
};

/** The form of an article; chosen pictures take the place of those before. */
export const articleSpec: FormSpec = {
  kind: 'blog',
  sections: blogForm.sections,
  fields,
  blank: { title: '', blogType: defaultBlogType, images: [], description1: '', description2: '' },
  pictures: { limit: articlePictureLimit, replaces: true, takesVideos: false },
  check: checkArticleForm,
  list: paths.admin.blogs,
  preview: paths.admin.previewBlog,
};
