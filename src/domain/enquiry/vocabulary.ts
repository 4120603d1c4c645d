/** The words and limits of an enquiry. */
export const enquiryStatuses = ['new', 'in progress', 'done'] as const;

/** Why an enquiry looks like spam. */
export const suspicionCodes = [
  'hidden field',
  'too fast',
  'links',
  'posts in a minute',
  'posts in a day',
] as const;
export type SuspicionCode = (typeof suspicionCodes)[number];

/** A form sent sooner after it was opened was filled by a machine. */
export const minOpenMilliseconds = 3_000;
export const maxLinks = 3;
export const maxPostsPerMinute = 20;
export const maxPostsPerDay = 200;
