import type { ListedBlog, ListedProperty, RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { referenceText } from '../../../content/reference';
import type { BlogSummary } from '../../../domain/blog/schema';
import type { Trashed } from '../../../domain/record';
import { type Gap, gapsOf } from '../../../domain/attention';
import { formatRent } from '../../../domain/property/format';
import type { PropertySummary } from '../../../domain/property/schema';
import { referenceOf } from '../../../domain/reference';

/** A property or blog post as a list shows it. */
export interface ListedRow {
  id: string;
  title: string;
  detail: string;
  /** The status of a property, the type of a blog post. */
  group: string;
  picture: string | null;
  /** ISO 8601 in UTC. */
  updatedAt: string;
  gaps: readonly Gap[];
}

/** The rows of the properties, each with what it lacks. */
export function propertyRows(properties: readonly ListedProperty[]): ListedRow[] {
  return properties.map((property) => ({
    id: property._id,
    title: property.name || adminList.property.untitled,
    detail: [referenceText(referenceOf(property._id)), formatRent(property.price), property.address]
      .filter(Boolean)
      .join(' · '),
    group: property.status,
    picture: property.images[0] ?? null,
    updatedAt: property.updatedAt,
    gaps: gapsOf(property),
  }));
}

/** The rows of the blog posts. */
export function blogRows(blogs: readonly ListedBlog[]): ListedRow[] {
  return blogs.map((blog) => ({
    id: blog._id,
    title: blog.title || adminList.blog.untitled,
    detail: blog.excerpt,
    group: blog.blogType,
    picture: blog.images[0] ?? null,
    updatedAt: blog.updatedAt,
    gaps: [],
  }));
}

/** A deleted property or blog post as the trash shows it. */
export interface TrashedRow {
  kind: RecordKind;
  id: string;
  title: string;
  picture: string | null;
  /** ISO 8601 in UTC. */
  deletedAt: string;
}

/** The rows of properties and blog posts together, last deleted first. */
export function trashedRows(
  properties: readonly Trashed<PropertySummary>[],
  blogs: readonly Trashed<BlogSummary>[],
): TrashedRow[] {
  const rows: TrashedRow[] = [
    ...properties.map(({ _id, name, images, deletedAt }) => ({
      kind: 'property' as const,
      id: _id,
      title: name || adminList.property.untitled,
      picture: images[0] ?? null,
      deletedAt,
    })),
    ...blogs.map(({ _id, title, images, deletedAt }) => ({
      kind: 'blog' as const,
      id: _id,
      title: title || adminList.blog.untitled,
      picture: images[0] ?? null,
      deletedAt,
    })),
  ];
  return rows.sort(
    (one, other) =>
      Number(other.deletedAt > one.deletedAt) - Number(other.deletedAt < one.deletedAt),
  );
}
