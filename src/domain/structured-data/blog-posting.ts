import type { BlogLeaf, BlogPostingLeaf, OrganizationLeaf } from 'schema-dts';
import type { Blog, BlogSummary } from '../blog/schema';
import { youtubeId } from '../links';
import { timeAs, type CompanyReference } from './json-ld';

interface BlogPage {
  readonly url: string;
  readonly headline: string;
  readonly description: string;
  readonly language: string;
  readonly company: CompanyReference;
  /** The words for the types of blog posts. */
  readonly types: Readonly<Record<Blog['blogType'], string>>;
}

type Post = Pick<Blog, 'blogType' | 'date' | 'images'> & { readonly updatedAt: string };

function organization({ '@id': id, name, url }: CompanyReference): OrganizationLeaf {
  return { '@type': 'Organization', '@id': id, name, url };
}

/** One blog post. It is signed by the company, since the page names no person. */
export function blogPosting(post: Post, page: BlogPage) {
  const { url, description } = page;
  const pictures = post.images.filter((image) => youtubeId(image) === null);
  const author = organization(page.company);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: page.headline,
    ...(description && { description }),
    articleSection: page.types[post.blogType],
    inLanguage: page.language,
    ...timeAs('datePublished', post.date),
    ...timeAs('dateModified', post.updatedAt),
    ...(pictures.length > 0 && { image: pictures.map((image) => new URL(image, url).href) }),
    author,
    publisher: author,
  } satisfies BlogPostingLeaf;
}

/** The list of blog posts; `addressOf` returns the absolute address of a post by its id. */
export function blogList(
  posts: readonly (BlogSummary & { updatedAt: string })[],
  page: BlogPage,
  addressOf: (id: string) => string,
  untitled: string,
) {
  const { url, headline, description, language, company, types } = page;
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    url,
    name: headline,
    description,
    inLanguage: language,
    publisher: organization(company),
    blogPost: posts.map((post) =>
      blogPosting(post, {
        url: addressOf(post._id),
        headline: post.title || untitled,
        description: post.excerpt,
        language,
        company,
        types,
      }),
    ),
  } satisfies BlogLeaf;
}
