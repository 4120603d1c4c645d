/** The words of links that download a file. */
export const download = {
  failed: 'The file could not be downloaded. Check your connection and try again.',
} as const;
