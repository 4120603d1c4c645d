import { formatCount } from '../count';

export const versionWords = {
  conflict: {
    title: (who: string) =>
      who === ''
        ? 'This was saved while you were working'
        : `${who} saved this while you were working`,
    text: 'Choose what to keep. Where only one of you edited a field, that one is chosen already; where each of you edited other entries of a list, both are kept. What is not kept stays in the history, below the form.',
    together: 'Both together',
    mine: 'Yours',
    theirs: (time: string, who: string) =>
      `Saved in the meantime${who === '' ? '' : ` by ${who}`}, ${time}`,
    both: (field: string) => `${field} (edited by both)`,
    allMine: 'Yours wherever both edited',
    allTheirs: 'Theirs wherever both edited',
    save: 'Save these choices',
    back: 'Back to the form',
  },
  history: {
    current: 'saved now',
    lost: 'not saved: another edit came first, or the save failed',
    first: 'added',
    changed: (fields: string) => `Edited: ${fields}`,
    nothing: 'No field was edited',
    before: 'Before',
    after: 'After',
    deletedAt: 'Deleted or restored',
    restore: 'Restore this version',
  },
  values: {
    yes: 'Yes',
    no: 'No',
    empty: '(empty)',
    pictures: (count: number) => formatCount(count, 'picture', 'pictures'),
  },
} as const;
