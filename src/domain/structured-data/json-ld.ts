import type {
  BreadcrumbListLeaf,
  ListItemLeaf,
  RealEstateAgentLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { readInstant } from '../date';

/** One thing in the terms of schema.org; each is checked against the types of `schema-dts` where it is made. */
export interface Thing {
  readonly '@type': string;
}

/** What could end a script element or a string in HTML, in XHTML, or in scripts older than ES2019. */
const unsafe = /[<>&\u2028\u2029]/g;

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * The text of a JSON-LD script element. No value can break out of it: characters special to HTML
 * are written as JSON escapes.
 */
export function serializeJsonLd(...things: readonly [Thing, ...Thing[]]): string {
  const content = things.length === 1 ? things[0] : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replace(
    unsafe,
    escapeCharacter,
  );
}

type TimeName = 'datePosted' | 'datePublished' | 'dateModified';

/** A stored time under this name; nothing when it is not a time. */
export function timeAs(name: TimeName, iso: string): Partial<Record<TimeName, string>> {
  return readInstant(iso) === null ? {} : { [name]: iso };
}

/** The company as other things name it. */
export interface CompanyReference extends RealEstateAgentLeaf {
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
}

/** The site itself: search engines take its name from here. */
export function webSite(company: CompanyReference, language: string) {
  const { name, url } = company;
  return {
    '@type': 'WebSite',
    '@id': `${url}#site`,
    name,
    url,
    inLanguage: language,
    publisher: company,
  } satisfies WebSiteLeaf;
}

/** The trail as people see it; a crumb without a link is the page itself, at the given absolute address. */
export function breadcrumbList(
  trail: readonly { readonly label: string; readonly href?: string | undefined }[],
  page: string,
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index): ListItemLeaf => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? page : new URL(href, page).href,
    })),
  } satisfies BreadcrumbListLeaf;
}
