import { describe, expect, it } from 'vitest';
import { readStoredBlog } from '../../../src/domain/blog/read';
import type { Blog } from '../../../src/domain/blog/schema';
import { blogInput, blogPatch } from '../../../src/domain/blog/schema';
import { summarizeBlog } from '../../../src/domain/blog/summary';

const article: Blog = {
  _id: 'article-1',
  blogType: 'Review',
  title: 'What an agreement must say',
  images: ['/a.jpg', '/b.jpg'],
  description1: 'First **bold** words.',
  description2: 'More words.',
  date: '2025-03-01T10:00:00.000Z',
  version: 'v1',
  createdAt: '2025-03-01T10:00:00.000Z',
  updatedAt: '2025-03-01T10:00:00.000Z',
};

function problems(value: unknown) {
  const issues = blogInput.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

it('nothing is required, and the type is Business by default', () => {
  expect(blogInput.parse({})).toEqual({
    blogType: 'Business',
    title: '',
    images: [],
    description1: '',
    description2: '',
  });
});

it('an update keeps exactly the fields that were sent and drops unknown ones', () => {
  expect(blogPatch.parse({ title: ' New ', author: 'x' })).toEqual({ title: 'New' });
  expect(blogPatch.parse({})).toEqual({});
});

it.each([
  [{ blogType: 'News' }, 'blogType: Choose one of: Business, Review.'],
  [{ title: 7 }, 'title: Give text here.'],
  [{ title: 'x'.repeat(201) }, 'title: Shorten this to at most 200 characters.'],
  [{ images: [null] }, 'images.0: Give text here.'],
  [{ images: {} }, 'images: Give a list of picture addresses.'],
  [[], ': Give the fields of an article as an object.'],
])('%j is refused: %s', (value, problem) => {
  expect(problems(value)).toEqual([problem]);
});

describe('readStoredBlog', () => {
  it('reads a record of today as it is', () => {
    expect(readStoredBlog(JSON.parse(JSON.stringify(article)))).toEqual(article);
  });

  it('drops null pictures and gives missing fields their defaults', () => {
    expect(readStoredBlog({ _id: 'a', images: [null, '/a.jpg'], blogType: 'News' })).toMatchObject({
      images: ['/a.jpg'],
      blogType: 'Business',
      title: '',
      description1: '',
    });
  });

  it.each([null, 'x', [], { title: 'no id' }, { _id: 'a/b' }])('%j is no article', (value) => {
    expect(readStoredBlog(value)).toBeNull();
  });
});

it('the summary has the first picture and the beginning of the text without markers', () => {
  expect(summarizeBlog(article)).toEqual({
    _id: 'article-1',
    blogType: 'Review',
    title: 'What an agreement must say',
    images: ['/a.jpg'],
    date: '2025-03-01T10:00:00.000Z',
    excerpt: 'First bold words. More words.',
  });
});
