import { describe, expect, it } from 'vitest';
import { rss, type Feed } from '../../../src/domain/structured-data/feed';
import { latest, sitemap } from '../../../src/domain/structured-data/sitemap';
import { escapeXml } from '../../../src/domain/xml';
import { hostile, root } from './things';
import { textsIn } from './texts-in';

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
const feedOf = (fields: Partial<typeof item>) => rss({ ...feed, items: [{ ...item, ...fields }] });

describe('XML text', () => {
  it('keeps every script, drops what XML does not allow', () => {
    expect(escapeXml('மதுரை 🏠 ₹5\u0000\u0008\u000b\u001b\u007f\u0085\ud800\ufffe')).toBe(
      'மதுரை 🏠 ₹5',
    );
    expect(escapeXml(`<a href="x">'&'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;',
    );
  });
});

describe('the sitemap', () => {
  it('lists addresses with their last change, when there is one', () => {
    const pages = [
      { address: `${root}properties?a=1&b=2`, changed: '2025-03-02T10:00:00.000Z' },
      { address: root },
      { address: `${root}team`, changed: '31-02-2025' },
    ];
    const xml = sitemap(pages);
    expect(textsIn(xml, 'loc')).toEqual(pages.map(({ address }) => address));
    expect(textsIn(xml, 'lastmod')).toEqual(['2025-03-02T10:00:00.000Z']);
  });

  it('takes the latest of several changes', () => {
    const times = ['2025-03-02T10:00:00.000Z', 'nonsense', '2025-03-03T10:00:00.000Z', ''];
    expect(latest(times)).toBe('2025-03-03T10:00:00.000Z');
    expect(latest(['nonsense'])).toBeUndefined();
  });
});

describe('the feed', () => {
  it('is RSS 2.0 with its own address, dates of RFC 822 and absolute links', () => {
    const [head, rest] = rss(feed).split('<item>');
    expect(head).toContain('<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">');
    expect(head).toContain(
      `<atom:link href="${feed.self}" rel="self" type="application/rss+xml"/>`,
    );
    expect(head).toContain('<lastBuildDate>Sun, 02 Mar 2025 10:00:00 GMT</lastBuildDate>');
    expect(rest).toContain(
      [
        '<title>Before the monsoon</title>',
        `<link>${item.address}</link><guid isPermaLink="true">${item.address}</guid>`,
        '<pubDate>Sat, 01 Mar 2025 10:00:00 GMT</pubDate><category>Business</category>',
        '<description>Sweep the terrace &amp;amp; the drains.</description></item>',
      ].join(''),
    );
  });

  it('has no date for a blog post without one', () => {
    expect(feedOf({ date: 'soon' })).not.toContain('pubDate');
  });

  // That a browser's parser takes it is asked in `tests/e2e/changing/hostile-text.spec.ts`.
  it.each(hostile)('%j stays a text', (text) => {
    const xml = feedOf({ title: text, summary: text, category: text });
    expect(textsIn(xml, 'title').slice(1)).toEqual(
      [text.replace(/[\u0000-\u001f\ud800]/gu, '')].filter(Boolean),
    );
    // Readers show the description as HTML.
    expect(textsIn(xml, 'description').slice(1).join()).not.toMatch(/[<>]/);
  });
});
