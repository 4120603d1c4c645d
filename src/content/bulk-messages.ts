/** What is said of rows and uploads that could not be loaded. */
export const bulkMessages = {
  editedMeanwhile: 'This home was edited after the preview. Look at it, then upload the row again.',
  deletedMeanwhile:
    'This home was deleted after the preview. Restore it from the trash, then upload the row again.',
  unknownBatch: 'This upload is not known, or is older than 30 days. Upload the workbook again.',
  unknownChunk: 'This upload has no such part.',
  undone: 'This upload was undone. Upload the workbook again to load it.',
  undoneMeanwhile:
    'This upload was undone while it was being loaded. Choose Undo once more to take back its last rows.',
  tooOld: 'This upload is older than 30 days and cannot be undone any more.',
  nothingLoaded: 'Nothing of this upload was loaded, so there is nothing to undo.',
  oldPages: 'Visitors may see the old pages for some minutes.',
  noKept: 'This upload has no rows to correct.',
} as const;
