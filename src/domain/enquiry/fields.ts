/** The fields that people fill in, in whichever form. */
export const enquiryFieldNames = ['name', 'number', 'subject', 'email', 'message'] as const;
export type EnquiryFieldName = (typeof enquiryFieldNames)[number];

/** Maximum characters of each text of an enquiry; a longer honeypot still counts as filled. */
export const maxLengths = {
  propertyName: 200,
  name: 200,
  /** With the words beside it: "98400 12345, my wife, after six in the evening". */
  number: 100,
  subject: 300,
  email: 254,
  message: 10_000,
  website: 2_000,
  visitDay: 10,
  visitTime: 5,
} as const;

export const suspicionCodes = [
  'hidden field',
  'too fast',
  'links',
  'posts in a day',
  'flood',
] as const;
export type SuspicionCode = (typeof suspicionCodes)[number];

/** People seldom send a form sooner after its first field had the focus. */
export const minOpenMilliseconds = 1_500;
export const maxLinks = 3;
/** A day from one network, which many people may share; fewer on a day with more than fifty (`suspicion.ts`). */
export const networkDayLimit = 20;
/** Beyond so many a day from all senders the office gets one email an hour. */
export const floodDayLimit = 200;
/** Beyond so many a day from all senders all are marked, so that the document stays small. */
export const markAllDayLimit = 1_000;

/** Automatic answers that a mailbox gets on one day, so that nobody's is filled from here. */
export const maxAnswersToMailbox = 2;
/** Automatic answers of one day in all: free mail services take a hundred emails, and the office needs the others. */
export const maxAnswersPerDay = 50;

/** How many enquiries marked as possible spam are kept, beside those that somebody has worked on. */
export const maxSpam = 500;

/** What a line of an enquiry's thread tells of. */
export const lineKinds = ['note', 'call', 'visit', 'message'] as const;
export type LineKind = (typeof lineKinds)[number];

export const maxLineLength = 2_000;

/** So many homes a caller reads; longer addresses of a chat do not open everywhere. */
export const maxSentHomes = 20;

/** How an enquiry came: by a form of the site, or told to somebody of the office. */
export const enquirySources = ['form', 'telephone', 'walk-in', 'whatsapp'] as const;
export type EnquirySource = (typeof enquirySources)[number];
/** Those that somebody of the office enters. */
export const toldSources = ['telephone', 'walk-in', 'whatsapp'] as const;

export const enquiryStatuses = ['new', 'in progress', 'done'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];
