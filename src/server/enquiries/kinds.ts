import { summarizeEnquiry, type EnquirySummary } from '../../domain/enquiry/inbox';
import { parseEnquiry, type Enquiry } from '../../domain/enquiry/schema';
import type { IndexedKind } from '../store/record-index';

export const enquiryKind: IndexedKind<Enquiry, EnquirySummary> = {
  store: 'enquiries',
  format: 4,
  read: parseEnquiry,
  summarize: summarizeEnquiry,
};

/** What looks like spam; the inbox shows the newest, and all of it is stored. */
export const quarantineKind: IndexedKind<Enquiry, EnquirySummary> = {
  ...enquiryKind,
  store: 'quarantine',
  newestOnly: 200,
};
