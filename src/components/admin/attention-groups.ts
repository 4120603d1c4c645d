import { adminHome } from '../../content/admin-home';
import { countWords } from '../../domain/count-words';
import type { Attention, AttentionPart, NamedHome } from '../../domain/property/attention';
import { paths } from '../../paths';

/** Something that waits for the operator, with links to the very places. */
export interface AttentionGroup {
  title: string;
  /** The list of all of them. */
  all: string;
  count: number;
  /** The first of them. */
  links: { label: string; href: string }[];
}

/** A group names so many; the rest is behind one link. */
export const linkLimit = 5;

type Words = (typeof adminHome.groups)[keyof typeof adminHome.groups];

function group(
  words: Words,
  all: string,
  links: AttentionGroup['links'],
  more = 0,
): AttentionGroup {
  const count = links.length + more;
  return { title: countWords(count, words), all, count, links: links.slice(0, linkLimit) };
}

const inboxOf = (show: string) => `${paths.admin.leads}?${new URLSearchParams({ show })}`;

function leadLinks(show: string, leads: Attention['newLeads']): AttentionGroup['links'] {
  return leads.map(({ id, name }) => ({
    label: name || adminHome.nobody,
    href: `${paths.admin.leads}?${new URLSearchParams({ show, lead: id })}`,
  }));
}

function homeLinks(homes: readonly NamedHome[], field: string): AttentionGroup['links'] {
  return homes.map(({ _id, name }) => ({
    label: name || adminHome.unnamed,
    href: `${paths.admin.property(_id)}#field-${field}`,
  }));
}

function homesWith(gap: string): string {
  return `${paths.admin.properties}?${new URLSearchParams({ show: gap })}`;
}

const places: Record<AttentionPart, string> = {
  leads: paths.admin.leads,
  homes: paths.admin.properties,
};

/** A sentence in the place of what could not be loaded, with the link to where it is. */
function missingGroup(part: AttentionPart): AttentionGroup {
  return { title: adminHome.missing[part], all: places[part], count: 1, links: [] };
}

/** What waits, the most urgent first; empty groups are left out. */
export function attentionGroups(attention: Attention): AttentionGroup[] {
  const { groups } = adminHome;
  const { missing, newLeads, failedMails, setAside, moreSetAside } = attention;
  const { homesWithoutRent, homesWithoutPicture, homesWithoutMap } = attention;
  return [
    ...missing.map(missingGroup),
    group(groups.newLeads, inboxOf('new'), leadLinks('new', newLeads)),
    group(groups.failedMails, inboxOf('failed'), leadLinks('failed', failedMails)),
    group(
      groups.setAside,
      inboxOf('quarantined'),
      leadLinks('quarantined', setAside),
      moreSetAside,
    ),
    group(groups.homesWithoutRent, homesWith('rent'), homeLinks(homesWithoutRent, 'price')),
    group(
      groups.homesWithoutPicture,
      homesWith('picture'),
      homeLinks(homesWithoutPicture, 'images'),
    ),
    group(groups.homesWithoutMap, homesWith('map'), homeLinks(homesWithoutMap, 'googleLocation')),
  ].filter(({ count }) => count > 0);
}
