import { describe, expect, it } from 'vitest';
import { rss, type Feed } from '../../../src/domain/structured-data/feed';
import { latest, sitemap } from '../../../src/domain/structured-data/sitemap';
import { escapeXml } from '../../../src/domain/xml';
import { hostile, root } from './things';
import { parseXml, textsOf } from './well-formed';

const item = {
  title: 'Before the monsoon',
  address: `${root}singleBlog/a`,
  summary: 'Sweep the terrace & the drains.',
  category: 'Business',
  date: '2025-03-01T10:00:00.000Z',
};
const feed: Feed = {
  title: 'Blogs',
  description: 'Articles',
  language: 'en-IN',
  address: `${root}blogs`,
  self: `${root}rss.xml`,
  changed: '2025-03-02T10:00:00.000Z',
  items: [item],
};
const itemOf = (fields: Partial<typeof item>) =>
  parseXml(rss({ ...feed, items: [{ ...item, ...fields }] })).children[0]?.children.at(-1);

describe('XML text', () => {
  it('keeps every script, drops what XML does not allow', () => {
    expect(escapeXml('மதுரை 🏠 ₹5\u0000\u0008\u000b\u001b\u007f\u0085\ud800\ufffe')).toBe(
      'மதுரை 🏠 ₹5',
    );
    expect(escapeXml(`<a href="x">'&'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;',
    );
  });

  it.each(['<a>', '<a></b>', '<a/><b/>', '<a>&nbsp;</a>', '<a>\u0001</a>', 'a', '<a b=c/>'])(
    'the check rejects %j',
    (body) => {
      expect(() => parseXml(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)).toThrow();
    },
  );
});

describe('the sitemap', () => {
  it('lists addresses with their last change, when there is one', () => {
    const pages = [
      { address: `${root}properties?a=1&b=2`, changed: '2025-03-02T10:00:00.000Z' },
      { address: root },
      { address: `${root}team`, changed: '31-02-2025' },
    ];
    const { name, children } = parseXml(sitemap(pages));
    expect(name).toBe('urlset');
    expect(children.map((url) => textsOf(url, 'loc'))).toEqual(
      pages.map(({ address }) => [address]),
    );
    expect(children.map((url) => textsOf(url, 'lastmod'))).toEqual([
      ['2025-03-02T10:00:00.000Z'],
      [],
      [],
    ]);
  });

  it('takes the latest of several changes', () => {
    const times = ['2025-03-02T10:00:00.000Z', 'nonsense', '2025-03-03T10:00:00.000Z', ''];
    expect(latest(times)).toBe('2025-03-03T10:00:00.000Z');
    expect(latest(['nonsense'])).toBeUndefined();
  });
});

describe('the feed', () => {
  it('is RSS 2.0 with its own address, dates of RFC 822 and absolute links', () => {
    const { name, attributes, children } = parseXml(rss(feed));
    expect([name, attributes.version]).toEqual(['rss', '2.0']);
    const [channel] = children;
    expect(channel?.children.map((child) => child.name).join(' ')).toBe(
      'title link description language lastBuildDate atom:link item',
    );
    const itself = { href: feed.self, rel: 'self', type: 'application/rss+xml' };
    expect(channel?.children[5]?.attributes).toEqual(itself);
    expect(itemOf({})?.children.map((child) => [child.name, child.text])).toEqual([
      ['title', item.title],
      ['link', item.address],
      ['guid', item.address],
      ['pubDate', 'Sat, 01 Mar 2025 10:00:00 GMT'],
      ['category', 'Business'],
      ['description', 'Sweep the terrace &amp; the drains.'],
    ]);
  });

  it('has no date for a blog post without one', () => {
    expect(itemOf({ date: 'soon' })?.children.map(({ name }) => name)).not.toContain('pubDate');
  });

  it.each(hostile)('%j stays a text', (text) => {
    const hurt = itemOf({ title: text, summary: text, category: text });
    expect(hurt?.children.every(({ children }) => children.length === 0)).toBe(true);
    expect(hurt && textsOf(hurt, 'title')).toEqual(
      [text.replace(/[\u0000-\u001f\ud800]/gu, '')].filter(Boolean),
    );
    // Readers show the description as HTML.
    expect(hurt && textsOf(hurt, 'description').join()).not.toMatch(/[<>]/);
  });
});
