/**
 * What "Set-up" tells the owner: which steps are left before a site goes live, which regular work ran, and what failed of
 * it.
 */
import type { JobName, ScheduleName } from '../../domain/schedule';

const workWords: Readonly<Record<ScheduleName, string>> = {
  sweep: 'sending emails again and renewing pages',
  nightly: 'the backup, and erasing what is too old',
};

const againWords: Readonly<Record<ScheduleName, string>> = {
  sweep: 'within five minutes',
  nightly: 'tonight',
};

const jobWords: Readonly<Record<JobName, string>> = {
  pages: 'renewing pages',
  filing: 'filing new enquiries',
  emails: 'sending emails again',
  enquiries: 'erasing old enquiries',
  news: 'choosing the new homes for news by email',
  newsEmails: 'sending news of new homes',
  imports: 'deleting old imports',
  records: 'erasing old trash and old versions of properties and blog posts',
  pictures: 'erasing unused pictures',
  expired: 'deleting old sessions, counters of limits and unconfirmed requests for news',
  backup: 'the backup',
};

const isJob = (name: string): name is JobName => name in jobWords;

const steps = {
  company: {
    title: 'The facts of your company',
    undone: (filled: number, total: number, labels: readonly string[]) => {
      const others = total - filled - labels.length;
      return `${filled} of ${total} facts are filled in. Visitors still see placeholders such as “[Company Name]” of: ${labels.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
    },
    done: 'Every fact is filled in, and on the site.',
    toDo: 'Name, telephone, offices and hours stand on every page, and in every email.',
    link: 'Fill them in',
  },
  figures: {
    title: 'The sentences that speak for you',
    undone: (figures: readonly string[]) =>
      `About Us says ${figures.map((figure) => `“${figure}”`).join(', ')}. These are examples, or do not fit the year you began in.`,
    done: 'The figures of About Us are your own.',
    toDo: 'Write your own figures, or remove them. Then read the other texts once: About Us and Why Choose Us beside them, and Our Team under “People on the site”. They are examples too until you change them.',
    link: 'Read them',
  },
  email: {
    title: 'An email for every enquiry',
    undone: 'Nobody is emailed about enquiries. They are only shown under “Enquiries”.',
    done: (to: string) => `Every enquiry is emailed to ${to}.`,
    untested: (to: string) =>
      `Enquiries will be emailed to ${to}, but no email has gone out yet. Send a test email.`,
    failing: (minute: string, problem: string) =>
      `Emails about enquiries have not gone out since ${minute}. ${problem} The enquiries are under “Enquiries”.`,
    toDo: 'Make an account at resend.com. Whoever has access to Netlify then sets three values there, under “Environment variables”: the guide “The first deploy” names them.',
    link: 'Open resend.com',
  },
  address: {
    title: 'An address of your own',
    undone: (address: string) =>
      `The site’s address is ${address}. It has no domain of its own yet.`,
    done: (address: string) => `The site’s address is ${address}.`,
    toDo: 'In Netlify open “Domain management” and choose “Add a domain”.',
    link: 'Open Netlify',
  },
  people: {
    title: 'Who can sign in',
    undone: 'Nobody can sign in.',
    done: (names: string) => `${names} can sign in. “People” in the menu invites others.`,
    toDo: 'Everybody signs in as themselves, so that the history says who changed what.',
    link: 'Invite somebody',
  },
  home: {
    title: 'Your first property',
    undone: 'No property is on the site yet.',
    done: 'Visitors see your properties. Those with a tick at “Featured” stand on the home page; without any, the newest.',
    toDo: 'Seven facts are enough; pictures and the rest can follow.',
    link: 'Add Property',
  },
  backup: {
    title: 'Your first backup',
    undone: 'There is no nightly backup yet.',
    done: (day: string) => `The last backup was made on the night of ${day}.`,
    toDo: 'The site makes one every night. One for you to keep can be made at any time.',
    link: 'Download one now',
  },
} as const;

export const setup = {
  title: 'Set-up',
  intro: 'What is left before going live, in this order.',
  before: 'Before going live',
  progress: (done: number, total: number) => `Before going live: ${done} of ${total} done`,
  isDone: 'Done',
  isNotDone: 'To do',
  missing: 'This could not be checked. Try again in a moment.',
  steps,
  whatToDo: 'What to do',
  testEmail: {
    button: 'Send a test email',
    subject: 'Test email of your website',
    text: 'This email was sent with the button on the page Set-up. Emails about enquiries come the same way.',
    sent: (to: string) =>
      `The test email was sent to ${to}. Check that mailbox and its spam folder.`,
    failed: (problem: string) => `The test email was not sent. ${problem}`,
  },
  works: 'How this site works',
  pictures: {
    hosted:
      'Uploaded pictures are kept with Cloudinary. Those that nothing shows any more are not erased from here: delete them in your account there.',
    builtIn: (days: number, nights: number) =>
      `Uploaded pictures are kept with this site. One that no property and no blog post shows is erased when it is older than ${days} days and none of the backups of the last ${nights} nights shows it.`,
  },
  alert: {
    set: 'A message goes to your chat when enquiries cannot be emailed.',
    notSet:
      'When enquiries cannot be emailed, only the inbox says so. Whoever deployed the site can add a chat (ALERT_WEBHOOK_URL).',
  },
  schedules: {
    onTime: (sweep: string, nightly: string) =>
      `Every five minutes this site sends emails that failed and renews pages, last on ${sweep}. Every night it makes a backup and erases what is too old, ${nightly === '' ? 'for the first time tonight' : `last on ${nightly}`}.`,
    overdue: (name: ScheduleName, minute: string) =>
      `Overdue: ${workWords[name]}, ${minute === '' ? 'never done yet' : `last done on ${minute}`}.`,
    failed: (name: ScheduleName, minute: string, jobs: readonly string[]) =>
      `Failed on ${minute}: ${jobs.map((job) => (isJob(job) ? jobWords[job] : job)).join(', ')}. It is tried again ${againWords[name]}.`,
  },
} as const;
