import { countOf } from './count';

/** A number of bytes as people read it: "850 KB", "1.2 MB", "2.5 GB". */
function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1_000)} KB`;
  const [size, unit] =
    bytes < 1_000_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1_000_000_000, 'GB'];
  return `${size >= 100 ? Math.round(size) : size.toFixed(1)} ${unit}`;
}

/** The words of the backups, on the page Set-up and on the first page of the admin area. */
export const backupWords = {
  title: 'Backups',
  intro:
    'Every night, between 02:30 and 03:20, everything is copied: properties, blog posts, enquiries and pictures, with their versions of 30 days. 30 nights are kept. A backup is kept with the site itself, so download one from time to time. It holds names and telephone numbers of people who wrote to you: keep it where nobody else can read it, and delete files that are older than a few months, as they also hold what was erased meanwhile.',
  latest: 'Last backup',
  upToDate: 'Up to date',
  late: 'Late',
  none: 'None yet',
  missing: 'The backups could not be checked. Try again in a moment.',
  ended: (when: string) => `The last backup ended on ${when}.`,
  amount: (count: number, bytes: number, pictureBytes: number) =>
    `It holds ${countOf(count, 'entry', 'entries')}, ${sizeOf(bytes)}; ${sizeOf(pictureBytes)} of this are pictures.`,
  first: 'The first backup is made in the coming night.',
  lateText:
    'No backup has been completed for more than two days. Ask whoever deploys the site to look at the log of the function scheduled-backup.',
  untidy: (nights: number) =>
    `Not all backups older than ${nights} nights could be deleted; the next night tries again. If you still read this tomorrow, ask whoever deploys the site to look at the log of the function scheduled-backup.`,
  attention: 'The nightly backup is late. The page Set-up says more.',
  download: 'Download',
  withoutPictures: 'Download without pictures',
  large:
    'This is much for a browser. The command npm run backup saves a backup of any size; see docs/backup.md.',
  progress: 'Downloading the backup',
  cancel: 'Cancel',
  again: 'Continue',
  saved: 'The backup is downloaded',
  needsScript: 'Downloading needs JavaScript.',
} as const;
