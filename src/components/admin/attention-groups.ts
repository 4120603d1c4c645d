import { adminHome } from '../../content/admin';
import {
  type Attention,
  type AttentionPart,
  enquiryConcerns,
  type Gap,
  gaps,
  type NamedProperty,
} from '../../domain/attention';
import { paths } from '../../paths';

/** Something that needs the operator's attention, with links to the very places. */
export interface AttentionGroup {
  title: string;
  /** The list of all of them. */
  all: string;
  count: number;
  /** The first of them. */
  links: { label: string; href: string }[];
}

/** How many a group names; one link leads to the rest. */
export const linkLimit = 5;

function group(
  title: (count: number) => string,
  all: string,
  links: AttentionGroup['links'],
  more = 0,
): AttentionGroup {
  const count = links.length + more;
  return { title: title(count), all, count, links: links.slice(0, linkLimit) };
}

const inboxOf = (show: string) => `${paths.admin.enquiries}?${new URLSearchParams({ show })}`;

function enquiryLinks(
  show: string,
  enquiries: Attention['enquiries']['new'],
): AttentionGroup['links'] {
  return enquiries.map(({ id, name }) => ({
    label: name || adminHome.nobody,
    href: `${paths.admin.enquiries}?${new URLSearchParams({ show, enquiry: id })}`,
  }));
}

function propertyLinks(
  properties: readonly NamedProperty[],
  field: string,
): AttentionGroup['links'] {
  return properties.map(({ _id, name }) => ({
    label: name || adminHome.unnamed,
    href: `${paths.admin.property(_id)}#field-${field}`,
  }));
}

function propertiesWith(gap: string): string {
  return `${paths.admin.properties}?${new URLSearchParams({ show: gap })}`;
}

const places: Record<AttentionPart, string> = {
  enquiries: paths.admin.enquiries,
  properties: paths.admin.properties,
};

/** Says that a part could not be loaded, with a link to its page. */
function missingGroup(part: AttentionPart): AttentionGroup {
  return { title: adminHome.missing[part], all: places[part], count: 1, links: [] };
}

/** The field that fills a gap. */
const fieldOf: Record<Gap, string> = { rent: 'price', picture: 'images', map: 'googleLocation' };

/** What needs attention, the most urgent first, without empty groups. */
export function attentionGroups(attention: Attention): AttentionGroup[] {
  const { groups } = adminHome;
  const { missing, enquiries, olderQuarantined, lacking } = attention;
  return [
    ...missing.map(missingGroup),
    ...enquiryConcerns.map((show) => {
      const older = show === 'quarantined' ? olderQuarantined : 0;
      return group(groups[show], inboxOf(show), enquiryLinks(show, enquiries[show]), older);
    }),
    ...gaps.map((gap) =>
      group(groups[gap], propertiesWith(gap), propertyLinks(lacking[gap], fieldOf[gap])),
    ),
  ].filter(({ count }) => count > 0);
}
