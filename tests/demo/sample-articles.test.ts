import { describe, expect, it } from 'vitest';
import { readArticles } from '../../scripts/demo/load.mjs';
import { blogInput } from '../../src/domain/blog/schema';

const articles = await readArticles();

describe('the sample articles', () => {
  it('are six, each with a title of its own', () => {
    expect(new Set(articles.map((article) => article.title)).size).toBe(6);
  });

  it.each(articles)('$title is accepted by the API', (article) => {
    const images = article.images.map(() => '/api/image/abc');
    const parsed = blogInput.safeParse({ ...article, images });
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  it.each(articles)('$title has 600 to 900 words, bold words and paragraphs', (article) => {
    const { description1, description2 } = blogInput.parse({ ...article, images: [] });
    const text = `${description1} ${description2}`;
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(600);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(900);
    for (const part of [description1, description2]) {
      expect(part).toContain('\n\n');
      expect(part).toMatch(/\*\*[^*\n]+\*\*/);
      expect(part.split('**').length % 2, 'every bold mark is closed').toBe(1);
    }
  });
});
