import type { PropertyInput } from '../property/schema';

/**
 * A field of a home that a spreadsheet holds; `reference` is the home's id, `date` the day it was listed,
 * `version` the state of the home that was exported.
 */
export type ColumnKey = keyof PropertyInput | 'reference' | 'date' | 'version';

export type ColumnKind =
  'reference' | 'text' | 'measure' | 'choice' | 'flag' | 'pictures' | 'map' | 'day' | 'version';

export interface Column {
  key: ColumnKey;
  /** The header that our own workbooks have. */
  title: string;
  kind: ColumnKind;
  required?: true;
  /** Further headers that mean the same, as `plainHeader` writes them. */
  synonyms: readonly string[];
}

/** The columns of a workbook of homes, in their order. */
export const columns: readonly Column[] = [
  {
    key: 'reference',
    title: 'Reference',
    kind: 'reference',
    synonyms: ['ref', 'refno', 'referenceno', 'referencenumber', 'id', 'homeid', 'propertyid'],
  },
  {
    key: 'name',
    title: 'Name',
    kind: 'text',
    required: true,
    synonyms: ['propertyname', 'homename', 'title', 'property'],
  },
  {
    key: 'category',
    title: 'Category',
    kind: 'choice',
    synonyms: ['catagory', 'type', 'propertytype', 'hometype'],
  },
  {
    key: 'status',
    title: 'Status',
    kind: 'choice',
    synonyms: ['availability', 'occupancy', 'currentstatus'],
  },
  {
    key: 'featured',
    title: 'Featured',
    kind: 'flag',
    synonyms: ['feature', 'isfeatured', 'handpicked', 'showamongthefeaturedhomes'],
  },
  {
    key: 'price',
    title: 'Rent per month',
    kind: 'measure',
    required: true,
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
  {
    key: 'propertySize',
    title: 'Size (sqft)',
    kind: 'measure',
    required: true,
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
  {
    key: 'bedrooms',
    title: 'Bedrooms',
    kind: 'measure',
    required: true,
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
  {
    key: 'bathrooms',
    title: 'Bathrooms',
    kind: 'measure',
    required: true,
    synonyms: ['baths', 'bath', 'bathroom', 'noofbathrooms', 'numberofbathrooms', 'toilets'],
  },
  {
    key: 'floor',
    title: 'Floor',
    kind: 'measure',
    required: true,
    synonyms: ['floorno', 'floornumber', 'level', 'storey'],
  },
  {
    key: 'balcony',
    title: 'Balconies',
    kind: 'measure',
    synonyms: ['balcony', 'noofbalconies', 'numberofbalconies'],
  },
  { key: 'facing', title: 'Facing', kind: 'text', synonyms: ['direction', 'facingdirection'] },
  {
    key: 'fStatus',
    title: 'Furnishing',
    kind: 'choice',
    synonyms: ['fstatus', 'furnished', 'furnishingstatus', 'furniture', 'furnishedstatus'],
  },
  {
    key: 'address',
    title: 'Address',
    kind: 'text',
    required: true,
    synonyms: ['location', 'locality', 'propertyaddress', 'fulladdress', 'place'],
  },
  {
    key: 'googleLocation',
    title: 'Google Maps link',
    kind: 'map',
    synonyms: ['googlelocation', 'map', 'maplink', 'googlemap', 'googlemaps', 'locationlink'],
  },
  {
    key: 'images',
    title: 'Pictures',
    kind: 'pictures',
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
  {
    key: 'parking',
    title: 'Parking',
    kind: 'choice',
    synonyms: ['carparking', 'parkingfacility', 'parkingtype'],
  },
  {
    key: 'vParking',
    title: 'Visitor parking',
    kind: 'text',
    synonyms: ['vparking', 'visitorsparking', 'guestparking'],
  },
  {
    key: 'power',
    title: 'Power backup',
    kind: 'text',
    synonyms: ['power', 'powerbackup', 'generator', 'backup', 'powersupply'],
  },
  {
    key: 'gatedSecurity',
    title: 'Gated security',
    kind: 'flag',
    synonyms: ['gated', 'security', 'gatedsecurity'],
  },
  { key: 'lift', title: 'Lift', kind: 'flag', synonyms: ['elevator'] },
  { key: 'water', title: 'Water supply', kind: 'flag', synonyms: ['water', 'waterfacility'] },
  {
    key: 'veg',
    title: 'Vegetarian only',
    kind: 'flag',
    synonyms: ['veg', 'vegonly', 'vegetarian', 'vegetarians'],
  },
  {
    key: 'pets',
    title: 'Pets allowed',
    kind: 'flag',
    synonyms: ['pets', 'pet', 'petfriendly', 'petsok', 'petallowed'],
  },
  {
    key: 'fireSafety',
    title: 'Fire safety',
    kind: 'flag',
    synonyms: ['firesafity', 'fire', 'firesafe'],
  },
  {
    key: 'propertyDes',
    title: 'Description',
    kind: 'text',
    synonyms: ['propertydes', 'propertydescription', 'details', 'about', 'remarks'],
  },
  {
    key: 'features',
    title: 'Features',
    kind: 'text',
    synonyms: ['amenities', 'facilities', 'featurelist'],
  },
  {
    key: 'date',
    title: 'Listed on',
    kind: 'day',
    synonyms: ['date', 'listed', 'listedon', 'listingdate', 'dateoflisting', 'posted', 'postedon'],
  },
  { key: 'version', title: 'Version', kind: 'version', synonyms: [] },
];
