import type { NamesWith, ValuesOf } from '../field/table';
import type { RecordMeta } from '../record';
import { recordSchemas } from '../record-schema';
import { blogFields } from './fields';

/** The bodies of a create and of an update, made at first use: most cold starts check no body. */
export const { input: blogInput, patch: blogPatch } = recordSchemas(blogFields);

export type BlogInput = ValuesOf<typeof blogFields>;

export type Blog = BlogInput & RecordMeta;

/** A blog post as its card and the API's list have it. `excerpt` is plain text, at most 180 characters. */
export type BlogSummary = Pick<
  Blog,
  '_id' | 'date' | NamesWith<typeof blogFields, { inSummary: true }>
> & { excerpt: string };
