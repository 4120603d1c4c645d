import type { BlogFieldName, BlogSection } from '../../domain/blog/fields';

const marksHint =
  'Select words, then choose a button. Or type **like this** for bold, ## before a heading, - before each line of a list, as in Markdown.';

export const blogForm = {
  addTitle: 'Add Blog',
  editTitle: 'Edit Blog',
  isEmpty: 'Not on the site: lacks a title or a text',
  cannotBeShown:
    'A blog post cannot be shown on the site before it has a title or a text. Write one, or save it without “Show on the site”.',
  sections: { blog: 'The blog post', pictures: 'Pictures', text: 'Text' } satisfies Record<
    BlogSection,
    string
  >,
  fields: {
    title: { label: 'Title' },
    blogType: { label: 'Type' },
    shown: {
      label: 'Show on the site',
      hint: 'Without it, only you see it: here, and in the preview.',
    },
    images: { label: 'Pictures' },
    description1: { label: 'First part', hint: marksHint },
    description2: { label: 'Second part', hint: marksHint },
  } satisfies Record<BlogFieldName, { label: string; hint?: string }>,
} as const;
