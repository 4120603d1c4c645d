import { groupDigits } from '../domain/number';

/** The words of the bar that changes or deletes several rows of a list. */
export const adminBatch = {
  selected: (count: number) => `${groupDigits(count)} selected`,
  progress: (done: number, total: number) => `${groupDigits(done)} of ${groupDigits(total)}…`,
  clear: 'Clear selection',
  label: 'Selected rows',
  ask: (things: string, days: number) => ({
    title: `Delete ${things}?`,
    text: `Visitors will no longer see them. They go to the trash, where you can restore them for ${days} days.`,
    confirm: 'Delete',
  }),
  deleted: (count: number, things: string) =>
    `${things} ${count === 1 ? 'is' : 'are'} in the trash`,
  restored: (count: number, things: string) => `${things} ${count === 1 ? 'is' : 'are'} restored`,
  failed: (titles: readonly string[]) => `Not done for ${titles.join(', ')}.`,
  failedAndMore: (more: number) => `${groupDigits(more)} more`,
  tryAgain: 'The others are done. What is still in the list stays selected: try again.',
  changes: {
    confirmed: 'Confirm available',
    Available: 'Available',
    Occupied: 'Occupied',
    featured: 'Featured',
    plain: 'Not featured',
  },
} as const;
