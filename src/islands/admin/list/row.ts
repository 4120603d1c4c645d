import type { ListedArticle, ListedHome } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { attentionOf, type NamedHome } from '../../../domain/property/attention';
import { formatRent } from '../../../domain/property/rupees';

/** What a home can lack; the words are those of the address. */
export const gaps = ['rent', 'picture', 'map'] as const;
export type Gap = (typeof gaps)[number];

/** One line of a list: a home or an article. */
export interface Row {
  id: string;
  title: string;
  detail: string;
  /** The status of a home, the type of an article. */
  group: string;
  picture: string | null;
  /** ISO 8601 in UTC. */
  updatedAt: string;
  lacks: readonly Gap[];
}

const idsOf = (homes: readonly NamedHome[]) => new Set(homes.map(({ _id }) => _id));

/** The homes as lines, each with what it lacks. */
export function homeRows(homes: readonly ListedHome[]): Row[] {
  const attention = attentionOf(homes, []);
  const lacking = {
    rent: idsOf(attention.homesWithoutRent),
    picture: idsOf(attention.homesWithoutPicture),
    map: idsOf(attention.homesWithoutMap),
  };
  return homes.map((home) => ({
    id: home._id,
    title: home.name || adminList.property.untitled,
    detail: [formatRent(home.price), home.address].filter(Boolean).join(' · '),
    group: home.status,
    picture: home.images[0] ?? null,
    updatedAt: home.updatedAt,
    lacks: gaps.filter((gap) => lacking[gap].has(home._id)),
  }));
}

/** The articles as lines. */
export function articleRows(articles: readonly ListedArticle[]): Row[] {
  return articles.map((article) => ({
    id: article._id,
    title: article.title || adminList.blog.untitled,
    detail: article.excerpt,
    group: article.blogType,
    picture: article.images[0] ?? null,
    updatedAt: article.updatedAt,
    lacks: [],
  }));
}
