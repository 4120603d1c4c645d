export const adminTrash = {
  title: 'Trash',
  intro: (days: number) =>
    `Deleted properties and blog posts stay here for ${days} days, then they are erased for good. When you restore one, it comes back with its pictures and its place in the list.`,
  caption: 'Deleted properties and blog posts',
  columns: { title: 'Name', kind: 'Kind', deleted: 'Deleted' },
  kinds: { property: 'Property', blog: 'Blog post' },
  restore: 'Restore',
  erasedAfter: (day: string) => `Erased after ${day}`,
  erase: {
    action: 'Erase now',
    title: (title: string) => `Erase “${title}” for good?`,
    text: (pictureDays: number) =>
      `Its text and all earlier versions are lost, and its pictures about ${pictureDays} days later, unless something else uses them. This cannot be undone.`,
    confirm: 'Erase',
    done: (title: string) => `“${title}” is erased`,
    restored: (title: string) => `“${title}” is no longer in the trash, so it was not erased.`,
    failed: (title: string) => `“${title}” could not be erased. Try again in a moment.`,
  },
  emptyTitle: 'The trash is empty',
  emptyText: 'You can restore deleted properties and blog posts from here.',
} as const;
