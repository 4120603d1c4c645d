/** What the office knows of a property and no visitor ever reads. Apart from its other fields, which visitors' pages load. */
import type { Fields, ValuesOf } from '../field/table';
import { propertyFields } from './fields';

/** An office keeps a name and a number in one cell, so none of these has a format that would reject what it is given. */
const line = { kind: 'text', max: 300, section: 'office' } as const;
const day = { kind: 'day', section: 'office' } as const;

/** The private facts of a property. An option is stored as it is read: its word is in no table, as visitors load those. In the order of a workbook's columns and of the form. */
export const privateFields = {
  owner: { ...line, column: { title: 'Owner', width: 22 } },
  ownerPhones: { ...line, column: { title: "Owner's phone", width: 22 } },
  ownerEmail: { ...line, column: { title: "Owner's email", width: 26 } },
  keyPlace: { ...line, column: { title: 'Key', width: 20 } },
  leastRent: { kind: 'measure', max: 100, section: 'office', column: { title: 'Least rent' } },
  tenant: { ...line, column: { title: 'Tenant', width: 22 } },
  leaseFrom: { ...day, column: { title: 'Lease from' } },
  leaseTo: { ...day, column: { title: 'Lease to' } },
  pastTenants: {
    kind: 'multiline',
    max: 5_000,
    section: 'office',
    column: { title: 'Past tenants', width: 44 },
  },
  noticeOrToken: {
    kind: 'choice',
    options: ['Notice given', 'Token paid'],
    default: '',
    mayBeUnstated: true,
    section: 'office',
    column: { title: 'Notice or token', width: 18 },
  },
  token: { ...line, column: { title: 'Token', width: 30 } },
  nextVisit: { ...day, column: { title: 'Next visit' } },
  remarks: {
    kind: 'multiline',
    max: 5_000,
    section: 'office',
    column: { title: 'Remarks', width: 44 },
  },
} as const satisfies Fields;

export type PrivateFieldName = keyof typeof privateFields;
export type PrivateFacts = ValuesOf<typeof privateFields>;

/** All fields of a property as it is stored: those that visitors may read, and the private ones. */
export const recordFields = { ...propertyFields, ...privateFields } as const satisfies Fields;
export type RecordFieldName = keyof typeof recordFields;
export type RecordSection = (typeof recordFields)[RecordFieldName]['section'];

export const isPrivate = (name: string): boolean => name in privateFields;
