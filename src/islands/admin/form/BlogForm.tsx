import type { SavedRecord } from '../../../api/records';
import { blogForm } from '../../../content/forms/blog';
import { isEmptyBlog } from '../../../domain/blog/empty';
import { blogFields } from '../../../domain/blog/fields';
import { ArticleField } from '../article/ArticleField';
import { RecordForm } from './RecordForm';
import type { FormSpec } from './spec';

/** Pictures that are chosen take the place of those before. */
export const blogSpec: FormSpec = {
  kind: 'blog',
  fields: blogFields,
  words: blogForm,
  isHidden: isEmptyBlog,
  ArticleField,
  pictures: { limit: blogFields.images.max, replaces: true, takesVideos: false },
};

export default function BlogForm({ record }: { record: SavedRecord | null }) {
  return <RecordForm spec={blogSpec} record={record} />;
}
