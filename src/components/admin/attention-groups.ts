/**
 * How the first page of the admin area names what waits of properties: groups, most urgent first, each with a few links
 * and one to the rest.
 */
import { adminHome } from '../../content/admin/home';
import { changeoverStep } from '../../content/admin/private';
import {
  type Attention,
  type EnquiryConcern,
  type Gap,
  gaps,
  type NamedProperty,
  type PropertyCount,
} from '../../domain/attention';
import { formatDay } from '../../domain/date';
import type { ChangeoverFilter } from '../../domain/property/changeover';
import { adminPaths } from '../../admin-paths';

interface AttentionGroup {
  title: string;
  all: string;
  count: number;
  links: { label: string; href: string }[];
}

/** How many records a group names; one link leads to the rest. */
export const linkLimit = 5;

/** What a week has time for: of more properties to be checked, the longest unchecked are named, the others counted. */
export const weekLimit = 20;

function group(
  title: (count: number) => string,
  all: string,
  links: AttentionGroup['links'],
): AttentionGroup {
  const count = links.length;
  return { title: title(count), all, count, links: links.slice(0, linkLimit) };
}

function checkGroup(toCheck: readonly NamedProperty[]): AttentionGroup {
  const { check, checkOldest } = adminHome.groups;
  const all = attentionListAddress('check');
  const rest = toCheck.length - weekLimit;
  const links = propertyLinks(toCheck.slice(0, weekLimit), 'checkedOn');
  if (rest <= 0) return group(check, all, links);
  return { title: checkOldest(weekLimit, rest), all, count: toCheck.length, links };
}

/** The enquiries of one concern in the inbox, or one of them opened there. */
export function attentionInboxAddress(show: EnquiryConcern, enquiry?: string): string {
  const query = new URLSearchParams({ show, ...(enquiry !== undefined && { enquiry }) });
  return `${adminPaths.enquiries}?${query}`;
}

function propertyLinks(
  properties: readonly NamedProperty[],
  field: string,
): AttentionGroup['links'] {
  return properties.map(({ _id, name }) => ({
    label: name || adminHome.unnamed,
    href: `${adminPaths.property(_id)}#field-${field}`,
  }));
}

/** The list of properties with this status or gap, of those that change hands, or of those to be checked. */
export function attentionListAddress(
  show: Gap | PropertyCount | ChangeoverFilter | 'check',
): string {
  return `${adminPaths.properties}?${new URLSearchParams({ show })}`;
}

/** The parts that could not be loaded, each with a link to its page. */
export function missingParts({ missing }: Attention): { text: string; href: string }[] {
  return missing.map((part) => ({ text: adminHome.missing[part], href: adminPaths[part] }));
}

const fieldOf: Record<Gap, string> = {
  facts: 'name',
  rent: 'price',
  picture: 'images',
  map: 'googleLocation',
};

/** The field that says how it goes on. */
const changedField = { token: 'status', notice: 'availableFrom', lease: 'leaseTo' } as const;

function changeoverGroup(changeovers: Attention['changeovers']): AttentionGroup {
  const links = changeovers.map(({ _id, name, changeover, isOver }) => {
    const said = { ...changeover, day: formatDay(changeover.day) };
    const label = changeoverStep(name || adminHome.unnamed, said, isOver);
    return { label, href: `${adminPaths.property(_id)}#field-${changedField[changeover.what]}` };
  });
  return group(adminHome.groups.changeover, attentionListAddress('changeover'), links);
}

/** The groups that need attention, besides the waiting enquiries: the most urgent first, no empty ones. */
export function attentionGroups(attention: Attention): AttentionGroup[] {
  const { groups } = adminHome;
  const { enquiries, changeovers, toCheck, lacking } = attention;
  const failed = enquiries.failed.map(({ id, name }) => ({
    label: name || adminHome.nobody,
    href: attentionInboxAddress('failed', id),
  }));
  return [
    group(groups.failed, attentionInboxAddress('failed'), failed),
    changeoverGroup(changeovers),
    checkGroup(toCheck),
    ...gaps.map((gap) =>
      group(groups[gap], attentionListAddress(gap), propertyLinks(lacking[gap], fieldOf[gap])),
    ),
  ].filter(({ count }) => count > 0);
}
