import type { FieldColumn, Fields, NamesWith } from '../field';
import { categories, furnishings, parkings, statuses } from './vocabulary';

/** A column of a workbook; the synonyms are one text, the width counts characters. */
function column(title: string, synonyms: string, width?: number): FieldColumn {
  return { title, synonyms: synonyms.split(' '), ...(width !== undefined && { width }) };
}

const measure = { kind: 'measure', max: 60, isRequired: true, section: 'rent' } as const;
const remark = { kind: 'remark', max: 100, section: 'facilities' } as const;
const facility = { kind: 'flag', default: false, inSummary: true, section: 'facilities' } as const;

/** The fields of a property, in the order of the form and of a workbook's columns. */
export const propertyFields = {
  name: {
    kind: 'text',
    max: 200,
    isRequired: true,
    inSummary: true,
    section: 'home',
    column: column(
      'Name',
      'propertyname homename housename flatname buildingname nameofproperty title property',
      34,
    ),
  },
  category: {
    kind: 'choice',
    options: categories,
    default: 'Apartment',
    formerName: 'catagory',
    inSummary: true,
    section: 'home',
    column: {
      ...column('Category', 'catagory type propertytype hometype housetype', 25),
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
      ...column('Status', 'availability occupancy currentstatus'),
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
    column: column('Featured', 'feature isfeatured handpicked showamongthefeaturedhomes'),
  },
  price: {
    ...measure,
    inSummary: true,
    column: column(
      'Rent per month',
      'rent price monthlyrent rentmonth rentpm rentrs rentinr monthlyrentinr monthlyrentrs rentmonthinr rentmonthrs rentpermonthinr rentpermonthrs rentinrs rentininr expectedrent amount',
      18,
    ),
  },
  propertySize: {
    ...measure,
    inSummary: true,
    column: column(
      'Size (sqft)',
      'size area areasqft areainsqft sqft sizeinsqft propertysize builtuparea builtupareasqft builtupareainsqft superbuiltuparea superbuiltupareasqft superbuiltupareainsqft carpetarea carpetareasqft carpetareainsqft plintharea sizesqft areainsquarefeet',
    ),
  },
  bedrooms: {
    ...measure,
    inSummary: true,
    column: column(
      'Bedrooms',
      'bhk beds bed bedroom noofbedrooms noofrooms rooms numberofbedrooms noofbhk',
    ),
  },
  bathrooms: {
    ...measure,
    inSummary: true,
    column: column(
      'Bathrooms',
      'baths bath bathroom noofbathrooms numberofbathrooms nooftoilets toilets',
    ),
  },
  floor: { ...measure, column: column('Floor', 'floorno floornumber level storey', 18) },
  balcony: {
    kind: 'measure',
    max: 60,
    section: 'rent',
    column: column('Balconies', 'balcony noofbalcony noofbalconies numberofbalconies'),
  },
  facing: {
    kind: 'text',
    max: 60,
    section: 'rent',
    column: column('Facing', 'direction facingdirection doorfacing maindoorfacing'),
  },
  fStatus: {
    kind: 'choice',
    options: furnishings,
    default: 'Not Furnished',
    inSummary: true,
    section: 'rent',
    column: {
      ...column('Furnishing', 'fstatus furnished furnishingstatus furniture furnishedstatus', 19),
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
    column: column(
      'Address',
      'location locality propertyaddress fulladdress fulladdresswithpincode fulladdresswithpin addresswithpincode completeaddress postaladdress place',
      40,
    ),
  },
  googleLocation: {
    kind: 'map',
    max: 2_000,
    section: 'place',
    column: column(
      'Google Maps link',
      'googlelocation map maplink googlemap googlemaps locationlink',
      32,
    ),
  },
  images: {
    kind: 'pictures',
    max: 40,
    inSummary: true,
    section: 'pictures',
    column: column(
      'Pictures',
      'images image picture photos photo pictureurls imageurls imagelinks photolinks photoslink',
      44,
    ),
  },
  parking: {
    kind: 'choice',
    options: parkings,
    default: 'None',
    inSummary: true,
    section: 'facilities',
    column: {
      ...column('Parking', 'carparking parkingfacility parkingtype', 13),
      optionPatterns: {
        None: /^(?:none|no|nil|0|false)$/,
        '2 Wheeler': /^(?:2wheelers?|twowheelers?|2w|bikes?|scooter)$/,
        '4 Wheeler':
          /^(?:4wheelers?|fourwheelers?|4w|cars?|carparking|covered(?:car)?(?:parking)?)$/,
      },
    },
  },
  vParking: {
    ...remark,
    column: column('Visitor parking', 'vparking visitorsparking guestparking', 18),
  },
  power: {
    ...remark,
    column: column('Power backup', 'power powerbackup generator backup powersupply', 22),
  },
  gatedSecurity: {
    ...facility,
    column: column('Gated security', 'gated security gatedsecurity', 18),
  },
  lift: { ...facility, column: column('Lift', 'elevator') },
  water: {
    ...facility,
    column: column('Water supply', 'water waterfacility'),
  },
  veg: {
    ...facility,
    column: column('Vegetarian only', 'veg vegonly vegetarian vegetarians', 19),
  },
  pets: {
    ...facility,
    column: column('Pets allowed', 'pets pet petfriendly petsok petallowed'),
  },
  fireSafety: {
    kind: 'flag',
    default: true,
    section: 'facilities',
    column: column('Fire safety', 'firesafity fire firesafe'),
  },
  propertyDes: {
    kind: 'multiline',
    max: 10_000,
    section: 'text',
    column: column(
      'Description',
      'propertydes propertydescription details about remarks remark notes',
      60,
    ),
  },
  features: {
    kind: 'multiline',
    max: 5_000,
    section: 'text',
    column: column('Features', 'amenities facilities featurelist', 44),
  },
} as const satisfies Fields;

export type PropertyFieldName = keyof typeof propertyFields;
export type PropertySection = (typeof propertyFields)[PropertyFieldName]['section'];
export type RequiredPropertyField = NamesWith<typeof propertyFields, { isRequired: true }>;
