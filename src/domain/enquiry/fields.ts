export type EnquiryFieldName = 'name' | 'number' | 'subject' | 'email' | 'message';

/** Maximum characters of each text of an enquiry; a longer honeypot still counts as filled. */
export const maxLengths = {
  propertyName: 200,
  name: 200,
  number: 40,
  subject: 300,
  email: 254,
  message: 10_000,
  website: 2_000,
  visitDay: 10,
  visitTime: 5,
} as const;

export const suspicionCodes = [
  ...['hidden field', 'too fast', 'links'],
  ...['posts in a minute', 'posts in a day', 'flood'],
] as const;
export type SuspicionCode = (typeof suspicionCodes)[number];

/** People seldom send a form sooner after its first field had the focus. */
export const minOpenMilliseconds = 1_500;
export const maxLinks = 3;
/** From one address, which many people may share. Possible spam counts in none of these limits. */
export const maxPostsPerMinute = 5;
export const maxPostsPerDay = 20;
/** Beyond so many a day from everywhere one sign is enough, and the office gets one email an hour. */
export const floodPerDay = 200;
/** Beyond so many a day from everywhere all are marked, so that the document stays small. */
export const maxPerDay = 1_000;

/** How many enquiries marked as possible spam are kept, the newest. */
export const maxSpam = 500;

export const maxNoteLength = 2_000;

export const enquiryStatuses = ['new', 'in progress', 'done'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];
