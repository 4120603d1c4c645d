import { z } from 'zod';
import { pictureUrl, type RecordMeta } from '../property/schema';
import { blogTypes } from './vocabulary';

const fields = {
  blogType: z.enum(blogTypes),
  title: z.string().trim().max(200),
  images: z.array(pictureUrl).max(10),
  description1: z.string().trim().max(20_000),
  description2: z.string().trim().max(20_000),
};

/** The body of an update: any of the fields; an absent one keeps its value. */
export const blogPatch = z.object(fields).partial();

/** The body of a create: nothing is required, as in the form. */
export const blogInput = z.object({
  blogType: fields.blogType.default('Business'),
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
