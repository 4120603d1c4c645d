/**
 * What stands in the template of a workbook: notes at its headers, the cells of the example row, and the words of its sheet.
 */
import type { Cell, ColumnKey } from '../../domain/import';
import type { RecordFieldName } from '../../domain/property/private-fields';
import { propertyForm } from '../forms/property';

/** Notes at the headers of columns that the form does not have, or says otherwise. */
const ownNotes: Readonly<Partial<Record<ColumnKey, string>>> = {
  reference:
    'Which property the row changes; leave it as it is. Blank: a new property. In any other column a blank cell keeps the value, and CLEAR in capitals empties it.',
  images:
    'At most 40 addresses that begin with https://, separated by commas or lines (Alt+Enter). The first one is the cover.',
  googleLocation:
    'A Google Maps link, or coordinates such as 13.0067, 80.2206. Optional: without it the map searches for the address.',
  featured: 'Whether it is shown among the featured properties on the home page.',
  date: 'The day on which it was listed, such as 31-12-2026. Blank: the day of the upload.',
  shortReference: 'The reference as people read it on the site. It is not imported.',
  version:
    'Written by the export; leave it as it is. It protects later changes on the site from older ones in the sheet.',
};

interface NotedColumn {
  key: ColumnKey;
  isRequired: boolean;
  isPrivate: boolean;
  /** Those of which a cell may hold several. */
  options?: readonly string[] | undefined;
}

/** The note at the header of a column; '' for none. */
export function columnNote({ key, isRequired, isPrivate, options = [] }: NotedColumn): string {
  if (options.length > 0) return `Any of: ${options.join(', ')}. Blank: not stated.`;
  const fields: Readonly<Partial<Record<ColumnKey, { label: string; hint?: string }>>> =
    propertyForm.fields;
  const note = ownNotes[key] ?? fields[key]?.hint ?? '';
  if (isPrivate) return `For the office only: visitors never see it. ${note}`.trim();
  return isRequired ? `Required. ${note}`.trim() : note;
}

/** The cells of the template's example row; its name is `exampleName`. */
const examples: Readonly<Record<Exclude<RecordFieldName, 'name'>, Cell>> & { date: Cell } = {
  category: 'Apartment',
  status: 'Available',
  featured: false,
  shown: true,
  price: 32000,
  propertySize: 1150,
  areaType: 'built-up',
  bedrooms: 2,
  bathrooms: 2,
  floor: 3,
  totalFloors: 5,
  balcony: 1,
  facing: 'East',
  fStatus: 'Semi Furnished',
  maintenance: 2500,
  advance: '3 months',
  otherCharges: 'None',
  brokerage: 'None',
  noticeMonths: 2,
  availableFrom: 'Now',
  checkedOn: { day: '2026-01-15' },
  letTo: 'family, company',
  address: 'Second Avenue, Anna Nagar, Chennai 600040',
  googleLocation: 'https://www.google.com/maps?q=13.0850,80.2101',
  nearby: 'Metro station, 5 minutes on foot\nTidel Park, 25 minutes by bus',
  images: 'https://example.com/living-room.jpg\nhttps://example.com/kitchen.jpg',
  parking: '4 Wheeler',
  vParking: 'Yes',
  power: 'Yes, lift and lights',
  gatedSecurity: true,
  lift: true,
  water: true,
  waterSource: 'metro, borewell',
  waterTaste: 'sweet',
  waterNote: 'Tanker twice a month in summer',
  flood: 'home dry',
  floodNote: 'December 2023: two days',
  backupFor: 'lights backup, lift backup',
  veg: false,
  pets: true,
  fireSafety: true,
  propertyDes:
    'Bright corner flat, five minutes on foot from the metro.\nThe terrace is shared, and quiet in the evening.',
  features: 'Modular kitchen, Wardrobes in both bedrooms, Covered car park',
  owner: 'Name of the owner',
  ownerPhones: '+91 44 0000 0000',
  ownerEmail: 'owner@example.com',
  keyPlace: 'Office, hook 12',
  leastRent: 30000,
  tenant: '',
  leaseFrom: null,
  leaseTo: null,
  pastTenants: '',
  noticeOrToken: '',
  token: '',
  nextVisit: { day: '2026-01-20' },
  remarks: 'Call after 6 pm.',
  date: { day: '2026-01-15' },
};

export const importWorkbookWords = {
  properties: 'Properties',
  examples,
  notInList: {
    title: 'Not in the list',
    text: 'Choose a word from the list. CLEAR empties the field, and a blank cell keeps it. Keep what you wrote?',
  },
} as const;
