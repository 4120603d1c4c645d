/**
 * What every form of the admin area says: saving, drafts, conflicts, failures, leaving. Nothing in it is about one kind
 * of record.
 */

export const formWords = {
  requiredHint: 'Fields marked * are required.',
  save: 'Save',
  today: 'Today',
  /** A choice until somebody makes another. */
  notStated: 'Not stated',
  rows: { remove: 'Remove', up: 'Move up', down: 'Move down' },
  /** By the values that a check box has in a form. */
  flag: { on: 'Yes', off: 'No' },
  shortcut: 'Ctrl+S or ⌘S',
  saving: 'Saving…',
  waiting: 'Waiting for the pictures…',
  preview: 'Preview',
  newTab: 'opens in a new tab',
  back: 'Back to the list',
  more: (filled: readonly string[]) =>
    filled.length > 0 ? `More facts: ${filled.join(', ').toLowerCase()}` : 'More facts',
  bar: 'Save',
  state: {
    clean: 'No changes to save',
    left: (time: string) => `Unsaved changes from ${time}`,
    kept: (time: string) => `Unsaved changes. A copy has been kept in this browser since ${time}.`,
    notKept: 'Unsaved changes. This browser keeps no copy: save before you leave.',
    stopped: 'Not saved. What you typed is still here.',
  },
  errors: {
    title: 'Correct this, then save again:',
    picture: (number: number, message: string) => `Picture ${number}: ${message}`,
  },
  failed: {
    kept: 'What you typed is still here.',
    unanswered:
      'The site did not answer. Save again; it is not added twice if the first attempt got through.',
    gone: 'This was deleted in the meantime. Restore it from the trash, then save again.',
    tooLarge: 'The texts are too long in total. Shorten the longest, then save again.',
    close: 'Close',
    trash: 'Open the trash',
  },
  draft: {
    title: 'You have unsaved changes from an earlier session',
    text: (time: string, fields: string) => `Typed on ${time}. Edited: ${fields}.`,
    outdated: 'The saved version has changed since; you can compare both when you save.',
    restore: 'Restore',
    discard: 'Discard',
    discardTitle: 'Discard these changes?',
    discardText: 'They were never saved and cannot be restored.',
  },
  history: {
    title: 'History',
    show: 'Show history',
    text: 'Every version is kept. Restoring one fills the form; nothing is saved until you save.',
    loading: 'Loading the history…',
    failed: 'The history could not be loaded. Try again.',
    none: 'No earlier versions are known.',
    used: 'The version is in the form. Check it, then save.',
    undo: 'Undo',
  },
} as const;

export const formPage = {
  view: 'See it as visitors do',
  needsScript: 'This form needs JavaScript. Switch it on in your browser and reload the page.',
  missing: {
    property: 'This property is not here any more. It may be in the trash.',
    blog: 'This blog post is not here any more. It may be in the trash.',
  },
  previewBanner: 'Preview: nothing here is saved yet, and forms send nothing.',
} as const;
