import { groupDigits } from '../../domain/number';
import { formatCount } from '../count';

export const undoWords = {
  button: 'Undo this import',
  short: 'Undo',
  ask: {
    title: (file: string) => `Undo the import of “${file}”?`,
    text: 'Properties that it added go to the trash, and properties that it changed are restored to what they were. Properties that somebody has edited since stay as they are and are listed. You can then put the added ones in the trash as well.',
    confirm: 'Undo',
  },
  running: (file: string) => `Undoing “${file}”`,
  failed: (file: string) => `“${file}” could not be undone`,
  done: (file: string) => `“${file}” is undone`,
  undone: (restored: number, inTrash: number) =>
    [
      restored > 0 && `${formatCount(restored, 'property is', 'properties are')} as before.`,
      inTrash > 0 &&
        `${formatCount(inTrash, 'added property is', 'added properties are')} in the trash.`,
      restored + inTrash === 0 && 'No property had to be changed.',
    ]
      .filter(Boolean)
      .join(' '),
  trash: 'See the trash',
  edited: (count: number) =>
    count === 1
      ? '1 property was edited since and stays as it is:'
      : `${formatCount(count, 'property', 'properties')} were edited since and stay as they are:`,
  row: (row: number, isNew: boolean) => (isNew ? `row ${row}, added by the import` : `row ${row}`),
  others: {
    button: (count: number) =>
      count === 1
        ? 'Put the added one in the trash as well'
        : `Put the ${groupDigits(count)} added ones in the trash as well`,
    ask: (things: string, count: number, days: number) => {
      const them = count === 1 ? 'it' : 'them';
      return {
        title: `Put ${things} in the trash as well?`,
        text: `Visitors will no longer see ${them}. You can restore ${them} for ${days} days, with what was edited since the import.`,
        confirm: 'Put in the trash',
      };
    },
  },
} as const;

/** The list of recent imports. */
export const recentImportWords = {
  title: 'Recent imports',
  none: 'No workbook has been imported yet.',
  states: { imported: 'Imported', undone: 'Undone' },
  until: (day: string) => `Can be undone until ${day}`,
  faulty: 'Faulty rows',
  reloadFailed: 'The list of imports could not be loaded again, so it may be out of date.',
} as const;
