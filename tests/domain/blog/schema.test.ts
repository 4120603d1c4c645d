import { expect, it } from 'vitest';
import { storedBlog } from '../../../src/domain/blog/record';
import { blogInput } from '../../../src/domain/blog/schema';
import { listFaults } from '../../support/faults';

const blank = {
  blogType: 'Business',
  title: '',
  shown: true,
  images: [],
  description1: '',
  description2: '',
};

it('nothing is required, and the type is Business by default', () => {
  expect(blogInput.parse({})).toEqual(blank);
});

it.each([
  ['Rent &amp; deposit', 'Rent & deposit'],
  ['&#8377;500 &#x20B9;600 &rupee; &amp;amp;&nbsp;', '₹500 ₹600 &rupee; &amp;'],
  ['AT&T; A&#0;B&#xffffff;', 'AT&T; A&#0;B&#xffffff;'],
])('a title pasted as %j is %j', (title, stored) => {
  expect(blogInput.parse({ title })).toMatchObject({ title: stored });
});

it.each([
  [{ blogType: 'News' }, 'blogType: choice Business,Review'],
  [{ title: 'x'.repeat(201) }, 'title: too-long 200'],
])('%j is rejected: %s', (value, problem) => {
  expect(listFaults(blogInput, value)).toEqual([problem]);
});

it('a stored one loses null pictures, and missing fields get their defaults', () => {
  const images = [null, '/assets/a.jpg'];
  const read = storedBlog({ _id: 'a', images, blogType: 'News' });
  expect(read).toMatchObject({ ...blank, images: ['/assets/a.jpg'] });
  expect(storedBlog({ title: 'no id' })).toBeNull();
});
