export const backupWords = {
  title: 'Backups',
  intro:
    'Every night at 02:10 the properties, blog posts, enquiries, subscribers and facts of the company are copied, those in the trash too. 30 nights are kept, with the site itself. So download a backup from time to time: it holds them as they are now, and the pictures. It also holds names and telephone numbers of people who wrote to you, and of owners and tenants with all that is for the office only: keep it where nobody else can read it, and delete files that are older than a few months, as they also hold what has been erased since.',
  lateText:
    'A nightly backup was missed: “How this site works”, at the end of this page, says more.',
  download: 'Download',
  withoutPictures: 'Download without pictures',
  progress: 'Downloading the backup',
  cancel: 'Cancel',
  saved: 'The backup is downloaded',
  needsScript: 'Downloading needs JavaScript.',
} as const;
