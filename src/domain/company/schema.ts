import type { ValuesOf } from '../field/table';
import type { PhoneReader } from '../phone-numbers';
import type { RecordMeta } from '../record';
import { recordSchemas } from '../record-schema';
import { companyFields } from './fields';
import { makeCompanyFormats } from './formats';

/** The schemas of a create and of an update of the company's facts. */
export const makeCompanySchemas = (reader: PhoneReader) =>
  recordSchemas(companyFields, makeCompanyFormats(reader));

export type CompanyValues = ValuesOf<typeof companyFields>;

/** The company's facts as they are stored: the only record of their document. */
export type Company = CompanyValues & RecordMeta;
