import type { PropertyFieldName, PropertySection } from '../../domain/property/fields';

interface FieldWords {
  label: string;
  hint?: string;
}

export const propertyForm = {
  addTitle: 'Add Property',
  editTitle: 'Edit Property',
  sections: {
    home: 'The property',
    rent: 'Rent and size',
    place: 'Place',
    pictures: 'Pictures',
    facilities: 'Facilities',
    text: 'Description',
    costs: 'Costs besides the rent',
    letting: 'Letting',
    more: 'Further details',
  } satisfies Record<PropertySection, string>,
  folded: ['costs', 'letting', 'more'],
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
    letTo: { label: 'Let to', hint: 'Tick none if the owner has not said.' },
    address: { label: 'Address', hint: 'With the locality, which people search by.' },
    googleLocation: {
      label: 'Google Maps link',
      hint: 'Optional. In Google Maps choose Share, then Copy link. Without it the map searches for the address.',
    },
    images: { label: 'Pictures' },
    parking: { label: 'Parking' },
    vParking: { label: 'Visitor parking' },
    power: { label: 'Power backup' },
    gatedSecurity: { label: 'Gated security' },
    lift: { label: 'Lift' },
    water: { label: 'Water supply' },
    waterSource: { label: 'Water from', hint: 'Tick none if it is not known.' },
    veg: { label: 'Vegetarian only' },
    pets: { label: 'Pets allowed' },
    fireSafety: { label: 'Fire safety' },
    propertyDes: { label: 'Description', hint: 'Line breaks stay as they are.' },
    features: {
      label: 'Features',
      hint: 'Separated by commas, such as Modular kitchen, Sea view.',
    },
  } satisfies Record<PropertyFieldName, FieldWords>,
} as const;
