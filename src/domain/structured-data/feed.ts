import { readInstant } from '../date';
import { escapeXml, textElement, xmlDeclaration } from '../xml';

export interface FeedItem {
  readonly title: string;
  readonly address: string;
  readonly summary: string;
  readonly category: string;
  /** ISO 8601. */
  readonly date: string;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** The page that the feed is of, absolute. */
  readonly address: string;
  /** The feed's own address, absolute. */
  readonly self: string;
  /** When anything in it last changed, ISO 8601. */
  readonly changed: string | undefined;
  readonly items: readonly FeedItem[];
}

/** RFC 822 with a year of four digits, as RSS 2.0 wants dates; `undefined` for nonsense. */
function rfc822(iso: string): string | undefined {
  const instant = readInstant(iso);
  return instant === null ? undefined : new Date(instant).toUTCString();
}

function itemElement({ title, address, summary, category, date }: FeedItem): string {
  return [
    '<item>',
    textElement('title', title),
    textElement('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    textElement('pubDate', rfc822(date)),
    textElement('category', category),
    // Feed readers expect HTML, but this is plain text: escaped for them, then for XML.
    textElement('description', escapeXml(summary)),
    '</item>',
  ].join('');
}

/** RSS 2.0, with the address of the feed itself as its best practices ask. */
export function rss(feed: Feed): string {
  return [
    xmlDeclaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    textElement('title', feed.title),
    textElement('link', feed.address),
    // The channel needs a description, be it an empty one.
    `<description>${escapeXml(feed.description)}</description>`,
    textElement('language', feed.language),
    textElement('lastBuildDate', rfc822(feed.changed ?? '')),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map(itemElement),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
