import { choiceWords } from './choices';
import { groupDigits } from '../domain/number';
import { countOf } from './count';

/** The words of the lists of properties and blogs, and of the trash. */
export const adminList = {
  picture: 'Picture',
  actions: 'Actions',
  edit: 'Edit',
  delete: 'Delete',
  undo: 'Undo',
  viewOnSite: 'View on site',
  more: (left: number) => `Show more (${groupDigits(left)} left)`,
  nothingFound: 'Nothing matches. Search for fewer words, or show all.',
  reloadFailed: 'The list could not be reloaded. Reload the page to see the latest changes.',
  deleted: (title: string) => `“${title}” is in the trash`,
  restored: (title: string) => `“${title}” is restored`,
  restoreFailed: 'This could not be restored. It is safe in the trash; try again in a moment.',
  ask: {
    title: (title: string) => `Delete “${title}”?`,
    text: 'Visitors will no longer see it. It goes to the trash, where you can restore it at any time.',
    confirm: 'Delete',
  },
  gaps: { rent: 'No rent', picture: 'No picture', map: 'No map link' },
  property: {
    title: 'Properties',
    add: 'Add Property',
    caption: 'Properties, with status, last change and actions',
    untitled: 'Property without a name',
    found: (count: number) => countOf(count, 'property', 'properties'),
    emptyTitle: 'No properties yet',
    emptyText:
      'Choose “Add Property” to enter the first one. Visitors see it as soon as it is saved.',
    searchLabel: 'Search names, references, addresses and rents',
    filterLabel: 'Show',
    filters: [
      ['', 'All properties'],
      ...Object.entries(choiceWords.status),
      ['rent', 'Without a rent'],
      ['picture', 'Without a picture'],
      ['map', 'Without a map link'],
    ],
    columns: { title: 'Name', group: 'Status', updated: 'Updated' },
  },
  blog: {
    title: 'Blogs',
    add: 'Add Blog',
    caption: 'Blog posts, with type, last change and actions',
    untitled: 'Blog post without a title',
    found: (count: number) => countOf(count, 'blog post', 'blog posts'),
    emptyTitle: 'No blog posts yet',
    emptyText: 'Choose “Add Blog” to write the first one. Visitors see it as soon as it is saved.',
    searchLabel: 'Search titles and texts',
    filterLabel: 'Show',
    filters: [['', 'All blog posts'], ...Object.entries(choiceWords.blogType)],
    columns: { title: 'Title', group: 'Type', updated: 'Updated' },
  },
  trash: {
    title: 'Trash',
    intro:
      'Deleted properties and blog posts stay here. When you restore one, it comes back with its pictures and its place in the list.',
    caption: 'Deleted properties and blog posts',
    columns: { title: 'Name', kind: 'Kind', deleted: 'Deleted' },
    kinds: { property: 'Property', blog: 'Blog post' },
    restore: 'Restore',
    emptyTitle: 'The trash is empty',
    emptyText: 'You can restore deleted properties and blog posts from here.',
  },
} as const;
