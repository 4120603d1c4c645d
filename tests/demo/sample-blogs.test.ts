import { describe, expect, it } from 'vitest';
import { readBlogs } from '../../scripts/demo/sample.ts';
import { blogInput } from '../../src/domain/blog/schema';
import { articleOf } from '../../src/server/article/article';

const blogs = await readBlogs();

describe('the sample blog posts', () => {
  it('are six, each with a title of its own', () => {
    expect(new Set(blogs.map((blog) => blog.title)).size).toBe(6);
  });

  it.each(blogs)('$title is accepted by the API', (blog) => {
    const images = blog.images.map(() => '/api/image/abc');
    const parsed = blogInput.safeParse({ ...blog, images });
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  it('use every mark that an article can have', () => {
    for (const blog of blogs) {
      const trees = articleOf(blogInput.parse({ ...blog, images: [] }));
      const kinds = new Set(trees.flatMap(({ children }) => children.map(({ type }) => type)));
      expect(kinds).toEqual(new Set(['paragraph', 'heading', 'list']));
    }
    const texts = JSON.stringify(blogs);
    expect(texts.match(/[^!]\[[^\]]+\]\(https:/g)?.length).toBeGreaterThanOrEqual(2);
    expect(texts.match(/!\[[^\]]{20,}\]\(pictures\//g)).toHaveLength(2);
  });

  it.each(blogs)('$title has 600 to 900 words, bold words and paragraphs', (blog) => {
    const { description1, description2 } = blogInput.parse({ ...blog, images: [] });
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
