/**
 * The form of a property: its sections in order, which are folded, and a label and hint for each field; a field without
 * one does not compile.
 */
import { floodLabel } from '../properties/options';
import type { RecordFieldName, RecordSection } from '../../domain/property/private-fields';

export const propertyForm = {
  addTitle: 'Add Property',
  copied: {
    title: (name: string) => `A copy of “${name}”`,
    text: 'Nothing is saved yet. Change what differs, such as the floor, the flat and the rent, then save.',
    addPictures: (count: number) =>
      count === 1 ? 'Take its picture too' : `Take its ${count} pictures too`,
    withoutPictures: 'Without its pictures',
  },
  editTitle: 'Edit Property',
  /** Of a let home that is made available again. */
  relisted: { text: 'It was let. From which day can it be had?', set: 'Enter the day' },
  sections: {
    home: 'The property',
    rent: 'Rent and size',
    place: 'Place',
    pictures: 'Pictures',
    facilities: 'Facilities',
    text: 'Description',
    office: 'For the office only',
    costs: 'Costs besides the rent',
    availability: 'Availability and tenants',
    more: 'Further details',
  } satisfies Record<RecordSection, string>,
  notes: {
    office: 'Visitors never see this part: not on the site, in emails, in feeds or in searches.',
  },
  folded: ['costs', 'availability', 'more'],
  fields: {
    name: {
      label: 'Name',
      hint: 'The name, which people read first, such as "Sea-side flat in Besant Nagar".',
    },
    category: { label: 'Category' },
    status: { label: 'Status' },
    featured: { label: 'Show among the featured properties' },
    shown: {
      label: 'Show on the site',
      hint: 'Without it, only you see it: here, and in the preview.',
    },
    price: { label: 'Rent per month', hint: 'In rupees, such as 32000 or 1.2 lakh.' },
    propertySize: { label: 'Size in sqft' },
    areaType: { label: 'The size is the' },
    bedrooms: { label: 'Bedrooms' },
    bathrooms: { label: 'Bathrooms' },
    floor: { label: 'Floor' },
    totalFloors: { label: 'Floors of the building' },
    balcony: { label: 'Balconies' },
    facing: { label: 'Facing' },
    fStatus: { label: 'Furnishing' },
    maintenance: { label: 'Maintenance per month', hint: 'In rupees, or Included.' },
    advance: { label: 'Advance (deposit)', hint: 'Such as 3 months, 90000 or 2.5 lakh.' },
    otherCharges: { label: 'Other charges, paid once', hint: 'In rupees or words, or None.' },
    brokerage: { label: 'Brokerage', hint: 'In rupees or months, or None.' },
    noticeMonths: { label: 'Notice in months' },
    availableFrom: { label: 'Available from', hint: 'A day such as 31-12-2026, or Now.' },
    checkedOn: {
      label: 'Checked on',
      hint: 'The day on which the owner last said that it is available. Visitors see it for 14 days.',
    },
    letTo: { label: 'Preferred tenants', hint: 'Tick none if the owner has not said.' },
    address: { label: 'Address', hint: 'With the locality, which people search by.' },
    googleLocation: {
      label: 'Google Maps link',
      hint: 'Optional. In Google Maps choose Share, then Copy link. Without it the map searches for the address.',
    },
    nearby: { label: 'Near by', hint: 'One a line, such as MRTS station, 5 minutes on foot.' },
    images: { label: 'Pictures' },
    parking: { label: 'Parking' },
    vParking: { label: 'Visitor parking' },
    power: { label: 'Power backup' },
    gatedSecurity: { label: 'Gated security' },
    lift: { label: 'Lift' },
    water: { label: 'Water supply' },
    waterSource: { label: 'Water from', hint: 'Tick none if it is not known.' },
    waterTaste: { label: 'Sweet or salt water' },
    waterNote: { label: 'More about water', hint: 'Such as Tanker twice a month.' },
    flood: {
      label: floodLabel,
      hint: 'The worst that you know of. Home stayed dry: water in the street alone.',
    },
    floodNote: { label: 'Water in the street', hint: 'Such as December 2023: two days.' },
    backupFor: { label: 'Power backup for' },
    veg: { label: 'Vegetarian only' },
    pets: { label: 'Pets allowed' },
    fireSafety: { label: 'Fire safety' },
    propertyDes: { label: 'Description', hint: 'Line breaks stay as they are.' },
    features: {
      label: 'Features',
      hint: 'Separated by commas, such as Modular kitchen, Sea view.',
    },
    owner: { label: 'Owner' },
    ownerPhones: {
      label: 'Owner’s phone',
      hint: 'One or more numbers, also with words: 98400 12345 (wife), 044 2434 1234.',
    },
    ownerEmail: { label: 'Owner’s email' },
    keyPlace: { label: 'Key', hint: 'Where it is, such as Office, hook 12, or With the watchman.' },
    leastRent: { label: 'Least rent', hint: 'What the owner accepts at the least, in rupees.' },
    tenant: { label: 'Tenant', hint: 'Name and number.' },
    leaseFrom: { label: 'Lease from' },
    leaseTo: { label: 'Lease to' },
    pastTenants: { label: 'Past tenants' },
    noticeOrToken: { label: 'Notice or token', hint: 'The status stays as it is.' },
    token: {
      label: 'Token',
      hint: 'How much, who paid it and when, such as 10,000 from Murugan on 28-11-2026.',
    },
    nextVisit: { label: 'Next visit' },
    remarks: { label: 'Remarks' },
  } satisfies Record<RecordFieldName, { label: string; hint?: string }>,
} as const;
