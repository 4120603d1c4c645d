import type { DocumentName } from '../domain/backup/documents';
import { enquiries, subscribers } from './post';
import { blogs } from './records/blogs';
import { companyRecords } from './records/company';
import { properties } from './records/properties';

/** The documents of all kinds; reading one throws `DamagedDocument` where it is damaged or missing. */
export const documents = {
  properties: properties.document,
  blogs: blogs.document,
  enquiries,
  subscribers,
  company: companyRecords.document,
} satisfies Record<DocumentName, unknown>;
