import type { DocumentName } from '../domain/backup/documents';
import { enquiries } from './enquiries/stores';
import { subscribers } from './news/stores';
import { blogs } from './records/blogs';
import { properties } from './records/properties';
import type { Document } from './store/document-file';

/** The documents of all kinds; reading one throws `DamagedDocument` where it is damaged or missing. */
export const documents: Readonly<Record<DocumentName, { read: () => Promise<Document<unknown>> }>> =
  {
    properties: properties.document,
    blogs: blogs.document,
    enquiries,
    subscribers,
  };
