import type { PropertyFieldName, PropertySection } from '../domain/property/fields';

/** One field of a form: its label, and a hint where people wonder. */
interface FieldWords {
  label: string;
  hint?: string;
}

/** The words of the form for a property. */
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
  } satisfies Record<PropertySection, string>,
  fields: {
    name: {
      label: 'Name',
      hint: 'The first words that people read, such as "Sea-side flat in Besant Nagar".',
    },
    category: { label: 'Category' },
    status: { label: 'Status' },
    featured: { label: 'Show among the featured properties' },
    price: { label: 'Rent per month', hint: 'In rupees, such as 32000 or 1.2 lakh.' },
    propertySize: { label: 'Size in sqft' },
    bedrooms: { label: 'Bedrooms' },
    bathrooms: { label: 'Bathrooms' },
    floor: { label: 'Floor' },
    balcony: { label: 'Balconies' },
    facing: { label: 'Facing' },
    fStatus: { label: 'Furnishing' },
    address: { label: 'Address', hint: 'With the locality, which people search by.' },
    googleLocation: {
      label: 'Google Maps link',
      hint: 'Optional. Without it, or with a short link (maps.app.goo.gl), the map searches for the address.',
    },
    images: { label: 'Pictures' },
    parking: { label: 'Parking' },
    vParking: { label: 'Visitor parking' },
    power: { label: 'Power backup' },
    gatedSecurity: { label: 'Gated security' },
    lift: { label: 'Lift' },
    water: { label: 'Water supply' },
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
