import type { Fields, NamesWith } from '../field';
import { categories, furnishings, parkings, statuses } from './vocabulary';

/** The fields of a property, in the order of the form and of a workbook's columns. */
export const propertyFields = {
  name: {
    kind: 'text',
    max: 200,
    isRequired: true,
    inSummary: true,
    section: 'home',
    column: {
      title: 'Name',
      width: 34,
      synonyms: ['propertyname', 'homename', 'title', 'property'],
    },
  },
  category: {
    kind: 'choice',
    options: categories,
    default: 'Apartment',
    formerName: 'catagory',
    inSummary: true,
    section: 'home',
    column: {
      title: 'Category',
      width: 25,
      synonyms: ['catagory', 'type', 'propertytype', 'hometype'],
      optionPatterns: {
        Apartment: /^(?:apartments?|flats?|aprt|appartment)$/,
        'Independent House/Villa':
          /^(?:independent(?:house)?(?:villa)?|independenthouseorvilla|house|villa|individualhouse)$/,
        'Gated Community Villa': /^(?:gatedcommunity(?:villa)?|gatedvilla|gated)$/,
      },
    },
  },
  status: {
    kind: 'choice',
    options: statuses,
    default: 'Available',
    inSummary: true,
    section: 'home',
    column: {
      title: 'Status',
      synonyms: ['availability', 'occupancy', 'currentstatus'],
      optionPatterns: {
        Available: /^(?:available|vacant|free|tolet|open)$/,
        Occupied: /^(?:occupied|let|rented|rentedout|letout|notavailable|taken)$/,
      },
    },
  },
  featured: {
    kind: 'flag',
    default: false,
    inSummary: true,
    section: 'home',
    column: {
      title: 'Featured',
      synonyms: ['feature', 'isfeatured', 'handpicked', 'showamongthefeaturedhomes'],
    },
  },
  price: {
    kind: 'measure',
    max: 60,
    isRequired: true,
    inSummary: true,
    section: 'rent',
    column: {
      title: 'Rent per month',
      width: 18,
      synonyms: [
        'rent',
        'price',
        'monthlyrent',
        'rentmonth',
        'rentpm',
        'rentrs',
        'rentinr',
        'amount',
      ],
    },
  },
  propertySize: {
    kind: 'measure',
    max: 60,
    isRequired: true,
    inSummary: true,
    section: 'rent',
    column: {
      title: 'Size (sqft)',
      synonyms: [
        'size',
        'area',
        'areasqft',
        'areainsqft',
        'sqft',
        'sizeinsqft',
        'propertysize',
        'builtuparea',
        'builtupareasqft',
        'superbuiltuparea',
        'carpetarea',
      ],
    },
  },
  bedrooms: {
    kind: 'measure',
    max: 60,
    isRequired: true,
    inSummary: true,
    section: 'rent',
    column: {
      title: 'Bedrooms',
      synonyms: [
        'bhk',
        'beds',
        'bed',
        'bedroom',
        'noofbedrooms',
        'noofrooms',
        'rooms',
        'numberofbedrooms',
      ],
    },
  },
  bathrooms: {
    kind: 'measure',
    max: 60,
    isRequired: true,
    inSummary: true,
    section: 'rent',
    column: {
      title: 'Bathrooms',
      synonyms: ['baths', 'bath', 'bathroom', 'noofbathrooms', 'numberofbathrooms', 'toilets'],
    },
  },
  floor: {
    kind: 'measure',
    max: 60,
    isRequired: true,
    section: 'rent',
    column: { title: 'Floor', width: 18, synonyms: ['floorno', 'floornumber', 'level', 'storey'] },
  },
  balcony: {
    kind: 'measure',
    max: 60,
    section: 'rent',
    column: { title: 'Balconies', synonyms: ['balcony', 'noofbalconies', 'numberofbalconies'] },
  },
  facing: {
    kind: 'text',
    max: 60,
    section: 'rent',
    column: { title: 'Facing', synonyms: ['direction', 'facingdirection'] },
  },
  fStatus: {
    kind: 'choice',
    options: furnishings,
    default: 'Not Furnished',
    inSummary: true,
    section: 'rent',
    column: {
      title: 'Furnishing',
      width: 19,
      synonyms: ['fstatus', 'furnished', 'furnishingstatus', 'furniture', 'furnishedstatus'],
      optionPatterns: {
        'Not Furnished': /^(?:notfurnished|unfurnished|nonfurnished|none|no|bare)$/,
        'Semi Furnished': /^(?:semi(?:furnished)?|partly(?:furnished)?|partial(?:lyfurnished)?)$/,
        'Fully Furnished': /^(?:fully?(?:furnished)?|furnished|yes)$/,
      },
    },
  },
  address: {
    kind: 'multiline',
    max: 500,
    isRequired: true,
    inSummary: true,
    section: 'place',
    column: {
      title: 'Address',
      width: 40,
      synonyms: ['location', 'locality', 'propertyaddress', 'fulladdress', 'place'],
    },
  },
  googleLocation: {
    kind: 'map',
    max: 2_000,
    section: 'place',
    column: {
      title: 'Google Maps link',
      width: 32,
      synonyms: ['googlelocation', 'map', 'maplink', 'googlemap', 'googlemaps', 'locationlink'],
    },
  },
  images: {
    kind: 'pictures',
    max: 40,
    inSummary: true,
    section: 'pictures',
    column: {
      title: 'Pictures',
      width: 44,
      synonyms: [
        'images',
        'image',
        'picture',
        'photos',
        'photo',
        'pictureurls',
        'imageurls',
        'imagelinks',
      ],
    },
  },
  parking: {
    kind: 'choice',
    options: parkings,
    default: 'None',
    inSummary: true,
    section: 'facilities',
    column: {
      title: 'Parking',
      width: 13,
      synonyms: ['carparking', 'parkingfacility', 'parkingtype'],
      optionPatterns: {
        None: /^(?:none|no|nil|0|false)$/,
        '2 Wheeler': /^(?:2wheelers?|twowheelers?|2w|bikes?|scooter)$/,
        '4 Wheeler':
          /^(?:4wheelers?|fourwheelers?|4w|cars?|carparking|covered(?:car)?(?:parking)?)$/,
      },
    },
  },
  vParking: {
    kind: 'remark',
    max: 100,
    section: 'facilities',
    column: {
      title: 'Visitor parking',
      width: 18,
      synonyms: ['vparking', 'visitorsparking', 'guestparking'],
    },
  },
  power: {
    kind: 'remark',
    max: 100,
    section: 'facilities',
    column: {
      title: 'Power backup',
      width: 22,
      synonyms: ['power', 'powerbackup', 'generator', 'backup', 'powersupply'],
    },
  },
  gatedSecurity: {
    kind: 'flag',
    default: false,
    inSummary: true,
    section: 'facilities',
    column: {
      title: 'Gated security',
      width: 18,
      synonyms: ['gated', 'security', 'gatedsecurity'],
    },
  },
  lift: {
    kind: 'flag',
    default: false,
    inSummary: true,
    section: 'facilities',
    column: { title: 'Lift', synonyms: ['elevator'] },
  },
  water: {
    kind: 'flag',
    default: false,
    inSummary: true,
    section: 'facilities',
    column: { title: 'Water supply', synonyms: ['water', 'waterfacility'] },
  },
  veg: {
    kind: 'flag',
    default: false,
    inSummary: true,
    section: 'facilities',
    column: {
      title: 'Vegetarian only',
      width: 19,
      synonyms: ['veg', 'vegonly', 'vegetarian', 'vegetarians'],
    },
  },
  pets: {
    kind: 'flag',
    default: false,
    inSummary: true,
    section: 'facilities',
    column: {
      title: 'Pets allowed',
      synonyms: ['pets', 'pet', 'petfriendly', 'petsok', 'petallowed'],
    },
  },
  fireSafety: {
    kind: 'flag',
    default: true,
    section: 'facilities',
    column: { title: 'Fire safety', synonyms: ['firesafity', 'fire', 'firesafe'] },
  },
  propertyDes: {
    kind: 'multiline',
    max: 10_000,
    section: 'text',
    column: {
      title: 'Description',
      width: 60,
      synonyms: ['propertydes', 'propertydescription', 'details', 'about', 'remarks'],
    },
  },
  features: {
    kind: 'multiline',
    max: 5_000,
    section: 'text',
    column: { title: 'Features', width: 44, synonyms: ['amenities', 'facilities', 'featurelist'] },
  },
} as const satisfies Fields;

export type PropertyFieldName = keyof typeof propertyFields;
export type PropertySection = (typeof propertyFields)[PropertyFieldName]['section'];
export type RequiredPropertyField = NamesWith<typeof propertyFields, { isRequired: true }>;
