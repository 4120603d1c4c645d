import { describe, expect, it } from 'vitest';
import { storedBlog } from '../../../src/domain/blog/record';
import { type Blog, blogInput, blogPatch } from '../../../src/domain/blog/schema';
import { faultsOf } from '../../support/faults';

const blog: Blog = {
  _id: 'article-1',
  blogType: 'Review',
  title: 'What an agreement must say',
  images: ['/assets/a.jpg', '/assets/b.jpg'],
  description1: 'First **bold** words.',
  description2: 'More words.',
  date: '2025-03-01T10:00:00.000Z',
  version: 'v1',
  createdAt: '2025-03-01T10:00:00.000Z',
  updatedAt: '2025-03-01T10:00:00.000Z',
};

const problems = (value: unknown) => faultsOf(blogInput, value);

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
  [{ blogType: 'News' }, 'blogType: choice Business,Review'],
  [{ title: 7 }, 'title: text'],
  [{ title: 'x'.repeat(201) }, 'title: too-long 200'],
  [{ images: [null] }, 'images.0: text'],
  [{ images: {} }, 'images: pictures'],
  [[], ': fields'],
])('%j is rejected: %s', (value, problem) => {
  expect(problems(value)).toEqual([problem]);
});

describe('storedBlog', () => {
  it('reads a current record unchanged', () => {
    expect(storedBlog(JSON.parse(JSON.stringify(blog)))).toEqual(blog);
  });

  it('drops null pictures and gives missing fields their defaults', () => {
    expect(
      storedBlog({ _id: 'a', images: [null, '/assets/a.jpg'], blogType: 'News' }),
    ).toMatchObject({
      images: ['/assets/a.jpg'],
      blogType: 'Business',
      title: '',
      description1: '',
    });
  });

  it.each([null, 'x', [], { title: 'no id' }, { _id: 'a/b' }])('%j is not a blog post', (value) => {
    expect(storedBlog(value)).toBeNull();
  });
});
