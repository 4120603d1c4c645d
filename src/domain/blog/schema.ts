import { z } from 'zod';
import { pictureUrl } from '../property/schema';
import type { RecordMeta } from '../property/schema';
import { choice, text } from '../schema';
import { blogTypes, defaultBlogType, descriptionLimit } from './vocabulary';

const fields = {
  blogType: choice(blogTypes),
  title: text(200),
  images: z
    .array(pictureUrl, 'Give a list of picture addresses.')
    .max(10, 'Keep at most 10 pictures.'),
  description1: text(descriptionLimit),
  description2: text(descriptionLimit),
};

const record = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, 'Give the fields of an article as an object.');

/** The body of an update: any of the fields; an absent one keeps its value. */
export const blogPatch = record(fields).partial();

/** The body of a create: nothing is required, as in the form. */
export const blogInput = record({
  blogType: fields.blogType.default(defaultBlogType),
  title: fields.title.default(''),
  images: fields.images.default([]),
  description1: fields.description1.default(''),
  description2: fields.description2.default(''),
});

export type BlogInput = z.output<typeof blogInput>;
export type BlogPatch = z.output<typeof blogPatch>;

/** An article as it lies in the store. */
export type Blog = BlogInput & RecordMeta;

/** What article cards use: the list answer of the API. `excerpt` is plain text, at most 180 characters. */
export type BlogSummary = Pick<Blog, '_id' | 'blogType' | 'title' | 'images' | 'date'> & {
  excerpt: string;
};
