import type { ListedBlog, ListedProperty } from '../../../api/records';
import type { ListedKind } from '../../../domain/record';
import { rowWords } from '../../../content/admin/list';
import { referenceText } from '../../../content/properties/reference';
import type { BlogSummary } from '../../../domain/blog/schema';
import type { Trashed } from '../../../domain/record';
import { type Gap, findGaps } from '../../../domain/attention';
import { formatRent, formatSize, roomsText } from '../../../domain/property/format';
import { formatLocality } from '../../../domain/property/address';
import type { RequiredPropertyField } from '../../../domain/property/fields';
import type { OfficeEntry, PropertySummary } from '../../../domain/property/schema';
import { notStatedIn } from '../../../domain/property/not-stated';
import { makeReference } from '../../../domain/reference';

export type EditedField = 'price' | 'availableFrom';

export interface ListedRow {
  id: string;
  title: string;
  detail: string;
  /** Rent, bedrooms, size and locality of a property, ready to read. */
  facts: readonly string[];
  /** What is edited in the row of a property, as it is written. */
  written?: Readonly<Pick<ListedProperty, EditedField>>;
  group: string;
  picture: string | null;
  updatedAt: string;
  /** A change from the list is saved only over this version. */
  version: string;
  featured: boolean;
  /** Whether visitors see it. */
  shown: boolean;
  /** When it was listed or published, ISO 8601 in UTC. */
  date: string;
  /** The day (YYYY-MM-DD) on which a property was last checked; '' for none. */
  checkedOn: string;
  gaps: readonly Gap[];
  /** The required facts that a property lacks: until it has them, visitors do not see it. */
  missing: readonly RequiredPropertyField[];
  /** The optional fields of which a property says nothing, in one text: a page has a thousand rows. */
  notStated: string;
  /** The private facts of a property that states any. */
  office?: OfficeEntry | undefined;
}

function readFacts(property: ListedProperty): string[] {
  const { price, bedrooms, propertySize } = property;
  return [
    formatRent(price),
    roomsText(bedrooms, rowWords.bedrooms),
    formatSize(propertySize),
    formatLocality(property),
  ];
}

/** The rows of the properties, each with what it lacks. */
export function propertyRows(properties: readonly ListedProperty[]): ListedRow[] {
  return properties.map((property) => ({
    id: property._id,
    title: property.name || rowWords.untitled.property,
    detail: [referenceText(makeReference(property._id)), property.address]
      .filter(Boolean)
      .join(' · '),
    facts: readFacts(property),
    written: { price: property.price, availableFrom: property.availableFrom },
    group: property.status,
    picture: property.images[0] ?? null,
    updatedAt: property.updatedAt,
    version: property.version,
    featured: property.featured,
    shown: property.shown,
    date: property.date,
    checkedOn: property.checkedOn,
    gaps: findGaps(property),
    missing: property.missing,
    notStated: notStatedIn(property).join(' '),
    office: property.office,
  }));
}

/** The rows of the blog posts. */
export function blogRows(blogs: readonly ListedBlog[]): ListedRow[] {
  return blogs.map((blog) => ({
    id: blog._id,
    title: blog.title || rowWords.untitled.blog,
    detail: blog.excerpt,
    facts: [],
    group: blog.blogType,
    picture: blog.images[0] ?? null,
    updatedAt: blog.updatedAt,
    version: blog.version,
    featured: false,
    shown: blog.shown,
    date: blog.date,
    checkedOn: '',
    gaps: [],
    missing: [],
    notStated: '',
  }));
}

type TrashedRecord = Pick<Trashed<BlogSummary>, '_id' | 'images' | 'deletedAt' | 'by'>;

export interface TrashedRow {
  kind: ListedKind;
  id: string;
  title: string;
  picture: string | null;
  deletedAt: string;
  by?: string | undefined;
}

/** The rows of properties and blog posts together, last deleted first. */
export function trashedRows(
  properties: readonly Trashed<PropertySummary>[],
  blogs: readonly Trashed<BlogSummary>[],
): TrashedRow[] {
  const row = (kind: ListedKind, title: string, { _id, images, deletedAt, by }: TrashedRecord) => ({
    kind,
    id: _id,
    title: title || rowWords.untitled[kind],
    picture: images[0] ?? null,
    deletedAt,
    by,
  });
  return [
    ...properties.map((property) => row('property', property.name, property)),
    ...blogs.map((blog) => row('blog', blog.title, blog)),
  ].sort((one, other) => other.deletedAt.localeCompare(one.deletedAt));
}
