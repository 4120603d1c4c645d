import { choiceWords } from './choices';

/** Every label of the page of one property; spellings are those of the specification. */
export const propertyText = {
  back: 'Rental Properties',
  rent: 'Rent',
  perMonth: 'per month',
  listed: 'Listed',
  occupiedHint: 'This home is let at the moment. Ask us about one like it.',
  glance: {
    bedrooms: { one: 'Bedroom', many: 'Bedrooms' },
    bathrooms: { one: 'Bathroom', many: 'Bathrooms' },
    sizeUnit: 'sqft',
  },
  details: {
    title: 'property Details',
    rows: {
      category: 'Property Type',
      floor: 'Floor',
      bedrooms: 'No. of Rooms',
      bathrooms: 'No. of Bathrooms',
      fStatus: 'Furnishing status',
      veg: 'Veg',
      water: 'Water Supply',
      parking: 'Parking Facility',
      lift: 'Lift',
      gatedSecurity: 'Gated Security',
      fireSafety: 'Fire Safity',
      pets: 'Pets',
      facing: 'Facing',
      balcony: 'Balcony',
      propertySize: 'Size',
      vParking: 'Visitor Parking',
      power: 'Power Backup',
    },
    yes: 'Yes',
    no: 'No',
  },
  description: 'Description About Property',
  features: 'Features',
  map: { title: 'Map' },
  agent: { title: 'Property By' },
  similar: 'Available homes like this one',
  bar: { label: 'Contact', enquire: 'Enquire' },
  missing: {
    title: 'This home is no longer listed',
    text: 'It may have been let, or the address is mistyped. These are available:',
    textAlone: 'It may have been let, or the address is mistyped.',
    back: 'See all homes',
  },
  failed: {
    title: 'This home could not be loaded',
    text: 'The list of homes does not answer at the moment. Try again in a minute, or call us.',
  },
} as const;

/** The words of the title and description for search engines and link previews. */
export const headlineWords = {
  perMonth: propertyText.perMonth,
  bedrooms: (count: string) => `${count} BHK`,
  category: choiceWords.category,
};

/** The words of the gallery and its lightbox. */
export const galleryText = {
  label: (name: string) => `Pictures of ${name}`,
  picture: (name: string, place: number, total: number) => `${name}, picture ${place} of ${total}`,
  video: (name: string, place: number, total: number) => `${name}, video ${place} of ${total}`,
  more: (count: number) => `${count} more pictures`,
  none: 'No pictures of this home yet',
  play: 'Play video',
  playHint: 'The video comes from YouTube, and only when you play it.',
  magnifierOn: 'Magnifier on',
  magnifierOff: 'Magnifier off',
  themes: { day: 'Background: Day', night: 'Background: Night', lightbox: 'Background: Lightbox' },
  lightbox: {
    Previous: 'Previous picture',
    Next: 'Next picture',
    Close: 'Close pictures',
    Lightbox: 'Pictures',
    'Photo gallery': 'Photo gallery',
    Play: 'Start slideshow',
    Pause: 'Stop slideshow',
    Download: 'Download picture',
    'Zoom in': 'Zoom in',
    'Zoom out': 'Zoom out',
    'Enter Fullscreen': 'Full screen',
    'Exit Fullscreen': 'Leave full screen',
    Thumbnails: 'All pictures',
    'Show thumbnails': 'Show all pictures',
    'Hide thumbnails': 'Hide all pictures',
  },
} as const;
