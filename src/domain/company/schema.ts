import type { ValuesOf } from '../field/table';
import type { RecordMeta } from '../record';
import { recordSchemas } from '../schema';
import { companyFields } from './fields';
import { companyFormats } from './formats';

export const { input: companyInput, patch: companyPatch } = recordSchemas(
  companyFields,
  companyFormats,
);

export type CompanyValues = ValuesOf<typeof companyFields>;

/** The company's facts as they are stored: the only record of their document. */
export type Company = CompanyValues & RecordMeta;
