import type { RecordKind } from '../../../api/records';
import type { BlogSummary } from '../../../domain/blog/schema';
import type { Trashed } from '../../../domain/listed';
import type { PropertySummary } from '../../../domain/property/schema';
import { adminList } from '../../../content/admin-list';

/** A deleted home or article as the trash shows it. */
export interface TrashedRow {
  kind: RecordKind;
  id: string;
  title: string;
  picture: string | null;
  /** ISO 8601 in UTC. */
  deletedAt: string;
}

/** Homes and articles together, last deleted first. */
export function trashedRows(
  homes: readonly Trashed<PropertySummary>[],
  articles: readonly Trashed<BlogSummary>[],
): TrashedRow[] {
  const rows: TrashedRow[] = [
    ...homes.map(({ _id, name, images, deletedAt }) => ({
      kind: 'property' as const,
      id: _id,
      title: name || adminList.property.untitled,
      picture: images[0] ?? null,
      deletedAt,
    })),
    ...articles.map(({ _id, title, images, deletedAt }) => ({
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
