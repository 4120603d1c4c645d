import { expect, it } from 'vitest';
import { articlePictureLimit, checkArticleForm } from '../../../src/domain/blog/form';
import { blogInput } from '../../../src/domain/blog/schema';
import { articleSpec } from '../../../src/islands/admin/form/article-spec';
import { fieldNames } from '../../../src/islands/admin/form/spec';

it('nothing is required, and the type is Business', () => {
  expect(checkArticleForm(articleSpec.blank)).toEqual([]);
  expect(articleSpec.blank).toEqual(blogInput.parse({}));
});

it.each(['title', 'description1', 'description2'])(
  'an over-long %s is said as the server does',
  (field) => {
    const body = { ...articleSpec.blank, [field]: 'x'.repeat(20_001) };
    const result = blogInput.safeParse(body);
    const said = result.success ? [] : result.error.issues.map(({ message }) => message);
    expect(said).toHaveLength(1);
    expect(checkArticleForm(body)).toEqual([{ field, message: said[0] }]);
  },
);

it('takes as many pictures as the server', () => {
  const images = (count: number) => Array.from({ length: count }, () => '/api/image/a');
  expect(blogInput.safeParse({ images: images(articlePictureLimit) }).success).toBe(true);
  expect(blogInput.safeParse({ images: images(articlePictureLimit + 1) }).success).toBe(false);
});

it('the form holds every field of an article', () => {
  expect(fieldNames(articleSpec).sort()).toEqual(Object.keys(blogInput.parse({})).sort());
});
