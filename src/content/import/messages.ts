import { formatCount } from '../count';

type UnwrittenAct = 'imported' | 'undone';

/** What the server answers about an import. */
export const importMessages = {
  editedMeanwhile:
    'This property was edited after the preview. Check it, then upload the row again.',
  deletedMeanwhile:
    'This property was deleted after the preview. Restore it from the trash, then upload the row again.',
  same: 'Skipped: a property, or an earlier row, has this name and address, and its floor, size and rooms do not differ.',
  unknownImport: (undoDays: number) =>
    `This import is unknown or older than ${undoDays} days. Upload the workbook again.`,
  undone: 'This import was undone. Upload the workbook again to import it.',
  tooOld: (undoDays: number) =>
    `This import is older than ${undoDays} days and can no longer be undone.`,
  /** What ended an import or undo before anything of it was written. */
  unwritten: {
    busy: (done: UnwrittenAct) =>
      `The site is too busy just now, so nothing was ${done} this time. Wait a minute, then try again.`,
    noAnswer: (done: UnwrittenAct) =>
      `The data store did not answer, so nothing was ${done} this time. Wait a minute, then try again.`,
  },
  nothingImported: 'Nothing of this import was saved, so there is nothing to undo.',
  oldPages: 'Visitors may see the old pages for some minutes.',
  noFaultyRows: 'This import has no rows to correct.',
} as const;

/** The preview's words for values that have no text. */
export const cellTexts = {
  notStated: 'Not stated',
  pictures: (count: number) =>
    count === 0 ? 'No pictures' : formatCount(count, 'picture', 'pictures'),
} as const;
