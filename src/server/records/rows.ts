/** Makes the rows of the office's lists from what is stored. */
import { rowWords } from '../../content/admin/list';
import { referenceText } from '../../content/properties/reference';
import { findGaps } from '../../domain/attention';
import type { BlogSummary } from '../../domain/blog/schema';
import type { ListedItem, ListedRow, TrashedRow } from '../../domain/list/row';
import { formatLocality } from '../../domain/property/address';
import { formatRent, formatSize, roomsText } from '../../domain/property/format';
import { readPrice } from '../../domain/property/measure';
import { notStatedIn } from '../../domain/property/not-stated';
import type { OfficeEntry, PropertyEntry, PropertySummary } from '../../domain/property/schema';
import type { Listed, ListedKind, Trashed } from '../../domain/record';
import { makeReference } from '../../domain/reference';

function readFacts(property: PropertyEntry): string[] {
  const { price, bedrooms, propertySize } = property;
  return [
    formatRent(price),
    roomsText(bedrooms, rowWords.bedrooms),
    formatSize(propertySize),
    formatLocality(property),
  ];
}

/** One number is called; all that is stated is searched. */
const readOffice = (office: OfficeEntry | undefined): ListedRow['office'] =>
  office && {
    owner: office.owner,
    dialled: office.dialled.slice(0, 1),
    leastRent: office.leastRent,
  };

/** The row of a property, with what it lacks, and what its list searches. */
export function readPropertyItem(property: Listed<PropertyEntry>): ListedItem {
  const { token = '', tenant = '', leaseFrom = '', leaseTo = '' } = property.office ?? {};
  return {
    row: {
      id: property._id,
      title: property.name || rowWords.untitled.property,
      detail: [referenceText(makeReference(property._id)), property.address]
        .filter(Boolean)
        .join(' · '),
      facts: readFacts(property),
      group: property.status,
      picture: property.images[0] ?? null,
      updatedAt: property.updatedAt,
      version: property.version,
      featured: property.featured,
      shown: property.shown,
      date: property.date,
      checkedOn: property.checkedOn,
      written: {
        price: property.price,
        availableFrom: property.availableFrom,
        token,
        tenant,
        leaseFrom,
        leaseTo,
      },
      noticeOrToken: property.office?.noticeOrToken ?? '',
      gaps: findGaps(property),
      missing: property.missing,
      office: readOffice(property.office),
    },
    // "88k" is found as 88000 too.
    privateText: [property.office?.text, formatRent(property.office?.leastRent ?? '')]
      .filter(Boolean)
      .join(' · '),
    notStated: notStatedIn(property),
    place: formatLocality(property),
    price: readPrice(property.price),
  };
}

/** The same of a blog post. */
export function readBlogItem(blog: Listed<BlogSummary>): ListedItem {
  return {
    row: {
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
      noticeOrToken: '',
      gaps: [],
      missing: [],
    },
    privateText: '',
    notStated: [],
    place: '',
    price: null,
  };
}

type TrashedRecord = Pick<Trashed<BlogSummary>, '_id' | 'images' | 'deletedAt' | 'by'>;

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
