import type { ScheduleName } from '../../domain/schedule';

const workWords: Readonly<Record<ScheduleName, string>> = {
  sweep: 'sending emails again and renewing pages',
  nightly: 'the backup, and erasing what is too old',
};

/** What one job of a scheduled function does, as the operator reads it when it failed. */
const jobWords = {
  pages: 'renewing pages',
  filing: 'filing new enquiries',
  emails: 'sending emails again',
  enquiries: 'erasing old enquiries',
  news: 'choosing the new homes for news by email',
  newsRequests: 'deleting unconfirmed requests for news',
  newsEmails: 'sending news of new homes',
  limits: 'deleting old rate-limit counters',
  imports: 'deleting old imports',
  records: 'erasing old trash and old versions of properties and blog posts',
  pictures: 'erasing unused pictures',
  sessions: 'deleting old sessions',
  attempts: 'deleting old sign-in attempts',
  backup: 'the backup',
} as const;

/** The name of a job, in marks of runs and in the log. */
export type JobName = keyof typeof jobWords;

const isJob = (name: string): name is JobName => name in jobWords;

/** What the admin area begins with until email is set up. */
export const noMail = {
  text: 'Nobody is emailed about enquiries. They are only shown under “Enquiries”.',
  toDo: 'To change this, make an account at resend.com, set RESEND_API_KEY, MAIL_FROM and MAIL_TO in Netlify under “Environment variables”, and deploy again. docs/first-deploy.md has the steps.',
  link: 'What to do',
} as const;

/** The words of the page that says what is set up and what is left to do before going live. */
export const setup = {
  title: 'Set-up',
  intro: 'What this site is set up to do, and what is left before going live.',
  settings: 'Settings',
  isSet: 'Set up',
  isNotSet: 'Not set up',
  ask: 'Ask whoever runs the site to see to this.',
  signIn: {
    title: 'Sign-in',
    text: (username: string) => `You sign in as ${username}.`,
  },
  email: {
    title: 'Email for every enquiry',
    set: (to: string) => `Every enquiry is emailed to ${to}.`,
    notSet: 'Enquiries are shown in the inbox only.',
  },
  alert: {
    title: 'A second channel when email fails',
    set: 'A message goes to your chat when enquiries cannot be emailed.',
    notSet: 'When enquiries cannot be emailed, only the inbox says so.',
  },
  pictures: {
    title: 'Where pictures are kept',
    hosted:
      'Uploaded pictures are kept with Cloudinary. Those that nothing shows any more are not erased from here: delete them in your account there.',
    builtIn: (days: number, nights: number) =>
      `Uploaded pictures are kept with this site. One that no property and no blog post shows is erased when it is older than ${days} days and none of the backups of the last ${nights} nights shows it.`,
  },
  address: {
    title: 'Address of the site',
    set: (address: string) => `The site’s address is ${address}.`,
    notSet: (address: string) =>
      `The site’s address is ${address}. It has no domain of its own yet.`,
  },
  schedules: {
    title: 'Regular work',
    isOnTime: 'As planned',
    isLate: 'Not as planned',
    missing: 'It could not be checked when this was last done. Try again in a moment.',
    onTime:
      'Every five minutes this site sends emails that failed and renews pages; every night it makes a backup and erases what is too old.',
    late: (names: readonly string[]) => `Not done as planned: ${names.join('; ')}.`,
    run: (name: ScheduleName, minute: string, failed: readonly string[]) => {
      const last = minute === '' ? 'never done' : `last on ${minute}`;
      const jobs = failed.map((job) => (isJob(job) ? jobWords[job] : job));
      const failures = jobs.length > 0 ? `, failed: ${jobs.join(', ')}` : '';
      return `${workWords[name]} (${last}${failures})`;
    },
  },
} as const;
