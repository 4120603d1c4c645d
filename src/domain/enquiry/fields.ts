/** A field of the enquiry and contact forms; names are those of the API. */
export type EnquiryFieldName = 'name' | 'number' | 'subject' | 'email' | 'message';

/** The most characters of each text of an enquiry; a longer honeypot counts as filled all the same. */
export const maxLengths = {
  propertyName: 200,
  name: 200,
  number: 40,
  subject: 300,
  email: 254,
  message: 10_000,
  website: 2_000,
} as const;

/** The most characters of the operator's note. */
export const maxNoteLength = 2_000;
