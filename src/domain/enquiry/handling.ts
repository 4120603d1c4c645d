/** What the operator keeps beside an enquiry; forms of visitors do without it. */

/** Maximum characters of the operator's note. */
export const maxNoteLength = 2_000;

export const enquiryStatuses = ['new', 'in progress', 'done'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];
