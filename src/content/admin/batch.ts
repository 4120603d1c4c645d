import { groupDigits } from '../../domain/number';

/** The words of the bar that changes or deletes several rows of a list. */
export const adminBatch = {
  selected: (count: number) => `${groupDigits(count)} selected`,
  clear: 'Clear selection',
  label: 'Selected rows',
  ask: (things: string, days: number) => ({
    title: `Delete ${things}?`,
    text: `Visitors will no longer see them. They go to the trash, where you can restore them for ${days} days.`,
    confirm: 'Delete',
  }),
  changes: {
    confirmed: 'Confirm available',
    Available: 'Available',
    Occupied: 'Occupied',
    featured: 'Featured',
    plain: 'Not featured',
  },
} as const;
