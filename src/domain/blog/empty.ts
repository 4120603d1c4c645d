/** The parts of a blog post that are read; of a form they have any type. */
type Texts = Readonly<Partial<Record<'title' | 'description1' | 'description2', unknown>>>;

/**
 * Whether a blog post has neither a title nor a text: it can be saved, but visitors do not see it. A rule, or dots, are
 * nothing to read.
 */
export function isEmptyBlog({ title, description1, description2 }: Texts): boolean {
  const isBlank = (text: unknown) => typeof text !== 'string' || !/[\p{L}\p{N}]/u.test(text);
  return [title, description1, description2].every(isBlank);
}
