/** A field of the enquiry and contact forms; names are those of the API. */
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

/** Why an enquiry looks like spam. */
export const suspicionCodes = [
  'hidden field',
  'too fast',
  'links',
  'posts in a minute',
  'posts in a day',
] as const;
export type SuspicionCode = (typeof suspicionCodes)[number];

/** A form sent sooner after its first field had the focus was filled by a machine. */
export const minOpenMilliseconds = 3_000;
export const maxLinks = 3;
export const maxPostsPerMinute = 20;
export const maxPostsPerDay = 200;

/** Maximum characters of the operator's note. */
export const maxNoteLength = 2_000;

export const enquiryStatuses = ['new', 'in progress', 'done'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];
