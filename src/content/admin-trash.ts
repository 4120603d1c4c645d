/** The words of the trash. */
export const adminTrash = {
  title: 'Trash',
  intro:
    'Deleted properties and blog posts stay here. When you restore one, it comes back with its pictures and its place in the list.',
  caption: 'Deleted properties and blog posts',
  columns: { title: 'Name', kind: 'Kind', deleted: 'Deleted' },
  kinds: { property: 'Property', blog: 'Blog post' },
  restore: 'Restore',
  emptyTitle: 'The trash is empty',
  emptyText: 'You can restore deleted properties and blog posts from here.',
} as const;
