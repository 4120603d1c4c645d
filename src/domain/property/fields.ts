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
      'propertyname homename housename flatname buildingname nameofproperty title property பெயர் வீட்டின்பெயர் சொத்தின்பெயர்',
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
      ...column(
        'Category',
        'catagory type propertytype hometype housetype வகை வீட்டுவகை சொத்துவகை',
        25,
      ),
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
      ...column('Status', 'availability occupancy currentstatus நிலை'),
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
      'rent price monthlyrent rentmonth rentpm rentrs rentinr monthlyrentinr monthlyrentrs rentmonthinr rentmonthrs rentpermonthinr rentpermonthrs rentinrs rentininr expectedrent amount வாடகை மாதவாடகை மாதாந்திரவாடகை',
      18,
    ),
  },
  propertySize: {
    ...measure,
    inSummary: true,
    column: column(
      'Size (sqft)',
      'size area areasqft areainsqft sqft sizeinsqft propertysize builtuparea builtupareasqft builtupareainsqft superbuiltuparea superbuiltupareasqft superbuiltupareainsqft carpetarea carpetareasqft carpetareainsqft plintharea sizesqft areainsquarefeet பரப்பளவு பரப்பு அளவு சதுரஅடி',
    ),
  },
  bedrooms: {
    ...measure,
    inSummary: true,
    column: column(
      'Bedrooms',
      'bhk beds bed bedroom noofbedrooms noofrooms rooms numberofbedrooms noofbhk படுக்கையறை படுக்கையறைகள்',
    ),
  },
  bathrooms: {
    ...measure,
    inSummary: true,
    column: column(
      'Bathrooms',
      'baths bath bathroom noofbathrooms numberofbathrooms nooftoilets toilets குளியலறை குளியலறைகள்',
    ),
  },
  floor: { ...measure, column: column('Floor', 'floorno floornumber level storey மாடி தளம்', 18) },
  balcony: {
    kind: 'measure',
    max: 60,
    section: 'rent',
    column: column(
      'Balconies',
      'balcony noofbalcony noofbalconies numberofbalconies பால்கனி பால்கனிகள்',
    ),
  },
  facing: {
    kind: 'text',
    max: 60,
    section: 'rent',
    column: column('Facing', 'direction facingdirection doorfacing maindoorfacing திசை வாசல்திசை'),
  },
  fStatus: {
    kind: 'choice',
    options: furnishings,
    default: 'Not Furnished',
    inSummary: true,
    section: 'rent',
    column: {
      ...column(
        'Furnishing',
        'fstatus furnished furnishingstatus furniture furnishedstatus அறைகலன்கள் தளபாடங்கள்',
        19,
      ),
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
      'location locality propertyaddress fulladdress fulladdresswithpincode fulladdresswithpin addresswithpincode completeaddress postaladdress place முகவரி முழுமுகவரி இடம்',
      40,
    ),
  },
  googleLocation: {
    kind: 'map',
    max: 2_000,
    section: 'place',
    column: column(
      'Google Maps link',
      'googlelocation map maplink googlemap googlemaps locationlink வரைபடம் கூகுள்வரைபடம்',
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
      'images image picture photos photo pictureurls imageurls imagelinks photolinks photoslink படம் படங்கள் புகைப்படம் புகைப்படங்கள்',
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
      ...column(
        'Parking',
        'carparking parkingfacility parkingtype வாகனநிறுத்தம் வாகனநிறுத்துமிடம் பார்க்கிங்',
        13,
      ),
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
    column: column('Visitor parking', 'vparking visitorsparking guestparking விருந்தினர்பார்க்கிங்', 18),
  },
  power: {
    ...remark,
    column: column(
      'Power backup',
      'power powerbackup generator backup powersupply மின்சாரம் ஜெனரேட்டர்',
      22,
    ),
  },
  gatedSecurity: {
    ...facility,
    column: column('Gated security', 'gated security gatedsecurity பாதுகாப்பு', 18),
  },
  lift: { ...facility, column: column('Lift', 'elevator லிப்ட் லிஃப்ட் மின்தூக்கி') },
  water: {
    ...facility,
    column: column('Water supply', 'water waterfacility தண்ணீர் தண்ணீர்வசதி குடிநீர்'),
  },
  veg: {
    ...facility,
    column: column('Vegetarian only', 'veg vegonly vegetarian vegetarians சைவம் சைவம்மட்டும்', 19),
  },
  pets: {
    ...facility,
    column: column('Pets allowed', 'pets pet petfriendly petsok petallowed செல்லப்பிராணிகள்'),
  },
  fireSafety: {
    kind: 'flag',
    default: true,
    section: 'facilities',
    column: column('Fire safety', 'firesafity fire firesafe தீயணைப்பு தீபாதுகாப்பு'),
  },
  propertyDes: {
    kind: 'multiline',
    max: 10_000,
    section: 'text',
    column: column(
      'Description',
      'propertydes propertydescription details about remarks remark notes விவரம் விவரங்கள் விளக்கம் குறிப்பு குறிப்புகள்',
      60,
    ),
  },
  features: {
    kind: 'multiline',
    max: 5_000,
    section: 'text',
    column: column('Features', 'amenities facilities featurelist வசதிகள் சிறப்பம்சங்கள்', 44),
  },
} as const satisfies Fields;

export type PropertyFieldName = keyof typeof propertyFields;
export type PropertySection = (typeof propertyFields)[PropertyFieldName]['section'];
export type RequiredPropertyField = NamesWith<typeof propertyFields, { isRequired: true }>;
