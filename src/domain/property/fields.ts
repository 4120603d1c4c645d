/**
 * The one table of a property's facts that visitors may read: schema, form, workbook, summary and search are made from it.
 * What is for the office only is in `private-fields.ts`.
 */
import type { Fields, NamesWith } from '../field/table';
import {
  areaTypes,
  categories,
  floods,
  furnishings,
  households,
  parkings,
  powerBackups,
  statuses,
  waterSources,
  waterTastes,
} from './options';

const requiredMeasure = { kind: 'measure', max: 60, isRequired: true, section: 'rent' } as const;
const cost = { kind: 'measure', max: 100, section: 'costs' } as const;
const remark = { kind: 'remark', max: 100, section: 'more' } as const;
const note = { kind: 'text', max: 100, section: 'more' } as const;
const facility = {
  kind: 'flag',
  default: false,
  mayBeUnstated: true,
  inSummary: true,
  section: 'facilities',
} as const;

/** The fields of a property, in the order of a workbook's columns and, section by section, of the form. */
export const propertyFields = {
  name: {
    kind: 'text',
    max: 200,
    isRequired: true,
    inSummary: true,
    section: 'home',
    column: { title: 'Name', width: 34 },
  },
  category: {
    kind: 'choice',
    options: categories,
    default: 'Apartment',
    mayBeUnstated: true,
    formerName: 'catagory',
    inSummary: true,
    section: 'home',
    column: { title: 'Category', width: 25 },
  },
  status: {
    kind: 'choice',
    options: statuses,
    default: 'Available',
    inSummary: true,
    section: 'home',
    column: { title: 'Status' },
  },
  featured: {
    kind: 'flag',
    default: false,
    inSummary: true,
    section: 'home',
    column: { title: 'Featured' },
  },
  shown: {
    kind: 'flag',
    default: true,
    section: 'home',
    column: { title: 'Show on the site', width: 16 },
  },
  price: { ...requiredMeasure, inSummary: true, column: { title: 'Rent per month', width: 18 } },
  propertySize: { ...requiredMeasure, inSummary: true, column: { title: 'Size (sqft)' } },
  areaType: {
    kind: 'choice',
    options: areaTypes,
    default: '',
    mayBeUnstated: true,
    section: 'more',
    column: { title: 'Area is', width: 17 },
  },
  bedrooms: { ...requiredMeasure, inSummary: true, column: { title: 'Bedrooms' } },
  bathrooms: { ...requiredMeasure, inSummary: true, column: { title: 'Bathrooms' } },
  floor: { ...requiredMeasure, column: { title: 'Floor', width: 18 } },
  totalFloors: {
    kind: 'measure',
    max: 60,
    section: 'more',
    column: { title: 'Floors of the building', width: 25 },
  },
  balcony: { kind: 'measure', max: 60, section: 'rent', column: { title: 'Balconies' } },
  facing: { kind: 'text', max: 60, section: 'rent', column: { title: 'Facing' } },
  fStatus: {
    kind: 'choice',
    options: furnishings,
    default: 'Not Furnished',
    mayBeUnstated: true,
    inSummary: true,
    section: 'rent',
    column: { title: 'Furnishing', width: 19 },
  },
  maintenance: {
    ...cost,
    inSummary: true,
    column: { title: 'Maintenance per month', nil: 'None', width: 24 },
  },
  advance: { ...cost, column: { title: 'Advance (deposit)', width: 20 } },
  otherCharges: { ...cost, column: { title: 'Other charges, once', nil: 'None', width: 22 } },
  brokerage: { ...cost, column: { title: 'Brokerage', nil: 'None' } },
  noticeMonths: { ...cost, max: 60, column: { title: 'Notice (months)', width: 18 } },
  availableFrom: {
    kind: 'text',
    max: 60,
    inSummary: true,
    section: 'availability',
    column: { title: 'Available from', width: 17, isDay: true },
  },
  checkedOn: {
    kind: 'day',
    isPast: true,
    inSummary: true,
    section: 'availability',
    column: { title: 'Checked on' },
  },
  letTo: {
    kind: 'several',
    options: households,
    inSummary: true,
    section: 'availability',
    column: { title: 'Preferred tenants', width: 22 },
  },
  address: {
    kind: 'multiline',
    max: 500,
    isRequired: true,
    inSummary: true,
    section: 'place',
    column: { title: 'Address', width: 40 },
  },
  googleLocation: {
    kind: 'map',
    max: 2_000,
    section: 'place',
    column: { title: 'Google Maps link', width: 32 },
  },
  nearby: {
    kind: 'multiline',
    max: 300,
    section: 'place',
    column: { title: 'Near by', width: 40 },
  },
  images: {
    kind: 'pictures',
    max: 40,
    inSummary: true,
    section: 'pictures',
    column: { title: 'Pictures', width: 44 },
  },
  parking: {
    kind: 'choice',
    options: parkings,
    default: 'None',
    mayBeUnstated: true,
    inSummary: true,
    section: 'facilities',
    column: { title: 'Parking', width: 13 },
  },
  vParking: { ...remark, column: { title: 'Visitor parking', width: 18 } },
  power: { ...remark, column: { title: 'Power backup', width: 22 } },
  gatedSecurity: { ...facility, column: { title: 'Gated security', width: 18 } },
  lift: { ...facility, column: { title: 'Lift' } },
  water: { ...facility, column: { title: 'Water supply' } },
  veg: { ...facility, column: { title: 'Vegetarian only', width: 19 } },
  pets: { ...facility, column: { title: 'Pets allowed' } },
  fireSafety: {
    kind: 'flag',
    // As the specification has it: every home has fire safety, unless its record says otherwise.
    default: true,
    mayBeUnstated: true,
    section: 'more',
    column: { title: 'Fire safety' },
  },
  waterSource: {
    kind: 'several',
    options: waterSources,
    inSummary: true,
    section: 'more',
    column: { title: 'Water from', width: 18 },
  },
  waterTaste: {
    kind: 'several',
    options: waterTastes,
    inSummary: 'stated',
    section: 'more',
    column: { title: 'Sweet or salt water', width: 20 },
  },
  waterNote: { ...note, column: { title: 'More about water', width: 26 } },
  flood: {
    kind: 'choice',
    options: floods,
    default: '',
    mayBeUnstated: true,
    inSummary: 'stated',
    section: 'more',
    column: { title: 'In past floods', width: 18 },
  },
  floodNote: { ...note, column: { title: 'Water in the street', width: 30 } },
  backupFor: {
    kind: 'several',
    options: powerBackups,
    inSummary: 'stated',
    section: 'more',
    column: { title: 'Power backup for', width: 22 },
  },
  propertyDes: {
    kind: 'multiline',
    max: 10_000,
    section: 'text',
    column: { title: 'Description', width: 60 },
  },
  features: {
    kind: 'multiline',
    max: 5_000,
    section: 'text',
    column: { title: 'Features', width: 44 },
  },
} as const satisfies Fields;

export type PropertyFieldName = keyof typeof propertyFields;
export type PropertySection = (typeof propertyFields)[PropertyFieldName]['section'];
export type RequiredPropertyField = NamesWith<typeof propertyFields, { isRequired: true }>;
