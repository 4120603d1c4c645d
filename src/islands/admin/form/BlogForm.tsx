import type { Blog } from '../../../domain/blog/schema';
import { articleSpec } from './article-spec';
import { RecordForm } from './RecordForm';

/** Adds an article, or changes the given one. */
export default function BlogForm({ article }: { article: Blog | null }) {
  return <RecordForm spec={articleSpec} record={article} />;
}
