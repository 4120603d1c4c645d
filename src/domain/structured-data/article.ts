import type { Blog, BlogSummary } from '../blog/schema';
import { youtubeId } from '../links';
import type { CompanyReference } from './company';
import { instant } from './instant';

interface Author {
  readonly '@type': 'Organization';
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
}

export interface BlogPosting {
  readonly '@type': 'BlogPosting';
  readonly '@id': string;
  readonly url: string;
  readonly mainEntityOfPage: string;
  readonly headline: string;
  readonly description?: string | undefined;
  readonly articleSection: string;
  readonly inLanguage: string;
  readonly datePublished?: string | undefined;
  readonly dateModified?: string | undefined;
  readonly image?: readonly string[] | undefined;
  readonly author: Author;
  readonly publisher: Author;
}

export interface BlogOfArticles {
  readonly '@type': 'Blog';
  readonly '@id': string;
  readonly url: string;
  readonly name: string;
  readonly description: string;
  readonly inLanguage: string;
  readonly publisher: Author;
  readonly blogPost: readonly BlogPosting[];
}

/** What a page knows beyond the record. */
export interface ArticlePage {
  /** Its absolute address. */
  readonly url: string;
  readonly headline: string;
  readonly description: string;
  readonly language: string;
  readonly company: CompanyReference;
}

type Article = Pick<Blog, 'blogType' | 'date' | 'images'> & { readonly updatedAt: string };

function organization({ '@id': id, name, url }: CompanyReference): Author {
  return { '@type': 'Organization', '@id': id, name, url };
}

/** One article. It is signed by the company, since the page names no person. */
export function blogPosting(article: Article, page: ArticlePage): BlogPosting {
  const { url, description } = page;
  const pictures = article.images.filter((image) => youtubeId(image) === null);
  const author = organization(page.company);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: page.headline,
    description: description || undefined,
    articleSection: article.blogType,
    inLanguage: page.language,
    datePublished: instant(article.date),
    dateModified: instant(article.updatedAt),
    image: pictures.length > 0 ? pictures.map((image) => new URL(image, url).href) : undefined,
    author,
    publisher: author,
  };
}

/** The list of articles; `addressOf` answers the absolute address of an article by its id. */
export function blogOfArticles(
  articles: readonly (BlogSummary & { updatedAt: string })[],
  page: ArticlePage,
  addressOf: (id: string) => string,
  untitled: string,
): BlogOfArticles {
  const { url, headline, description, language, company } = page;
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    url,
    name: headline,
    description,
    inLanguage: language,
    publisher: organization(company),
    blogPost: articles.map((article) =>
      blogPosting(article, {
        url: addressOf(article._id),
        headline: article.title || untitled,
        description: article.excerpt,
        language,
        company,
      }),
    ),
  };
}
