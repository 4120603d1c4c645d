import type { PropertyFieldName } from '../property/fields';

/** A field, the id (`reference`), the reference on the site, the day of listing (`date`) or the exported version. */
export type ColumnKey = PropertyFieldName | 'reference' | 'date' | 'shortReference' | 'version';

const words = (english: string, tamil = ''): readonly string[] =>
  `${english} ${tamil}`.trim().split(' ');

export const serialHeaders = words('sno slno srno serialno serialnumber sl sr no number', 'வஎண் எண்');

/** Other headers of offices, in English and Tamil; apart from the fields, which the browsers of visitors load. */
export const otherHeaders: Readonly<Partial<Record<ColumnKey, readonly string[]>>> = {
  reference: words('ref refno referenceno referencenumber id homeid propertyid', 'குறிப்புஎண்'),
  name: words(
    'propertyname homename housename flatname flat buildingname nameofproperty title property',
    'பெயர் வீட்டின்பெயர் சொத்தின்பெயர்',
  ),
  category: words('catagory type propertytype hometype housetype', 'வகை வீட்டுவகை சொத்துவகை'),
  status: words('availability occupancy currentstatus', 'நிலை'),
  featured: words('feature isfeatured handpicked showamongthefeaturedhomes'),
  price: words(
    'rent price monthlyrent rentmonth rentpm rentrs rentinr monthlyrentinr monthlyrentrs rentmonthinr rentmonthrs rentpermonthinr rentpermonthrs rentinrs rentininr expectedrent amount',
    'வாடகை மாதவாடகை மாதாந்திரவாடகை',
  ),
  propertySize: words(
    'size area areasqft areainsqft sqft sizeinsqft propertysize builtuparea builtupareasqft builtupareainsqft superbuiltuparea superbuiltupareasqft superbuiltupareainsqft carpetarea carpetareasqft carpetareainsqft plintharea sizesqft areasft builtupareasft sft areainsquarefeet',
    'பரப்பளவு பரப்பு அளவு சதுரஅடி',
  ),
  areaType: words('areatype typeofarea sizetype areais'),
  totalFloors: words(
    'totalfloors nooffloors numberoffloors totalnooffloors floorsinbuilding buildingfloors',
  ),
  maintenance: words(
    'maintenance maintenancecharges maintenancecharge monthlymaintenance maintenancepm maintenancers maint maintcharges cam camcharges',
    'பராமரிப்பு பராமரிப்புகட்டணம்',
  ),
  advance: words(
    'advance deposit securitydeposit advanceamount depositamount rentaladvance rentadvance advancers cautiondeposit',
    'முன்பணம் அட்வான்ஸ்',
  ),
  otherCharges: words('othercharges onetimecharges onetimecharge paintingcharges movingcharges'),
  brokerage: words('brokerage brokeragers brokeragecharges', 'தரகு'),
  noticeMonths: words('notice noticeperiod noticemonths noticeperiodmonths'),
  availableFrom: words(
    'availablefrom availablefromdate possession vacantfrom vacantdate dateofavailability',
    'காலிதேதி காலியாகும்தேதி',
  ),
  checkedOn: words('confirmedavailableon confirmedon lastconfirmed lastchecked checked'),
  letTo: words(
    'letto tenanttype preferredtenant preferredtenants tenantpref tenantpreference suitablefor rentto',
  ),
  waterSource: words('watersource sourceofwater', 'தண்ணீர்ஆதாரம்'),
  bedrooms: words(
    'bhk beds bed bedroom noofbedrooms noofrooms rooms numberofbedrooms noofbhk',
    'படுக்கையறை படுக்கையறைகள்',
  ),
  bathrooms: words(
    'baths bath bathroom noofbathrooms numberofbathrooms nooftoilets toilets',
    'குளியலறை குளியலறைகள்',
  ),
  floor: words('floorno floornumber level storey', 'மாடி தளம்'),
  balcony: words('balcony noofbalcony noofbalconies numberofbalconies', 'பால்கனி பால்கனிகள்'),
  facing: words('direction facingdirection doorfacing maindoorfacing', 'திசை வாசல்திசை'),
  fStatus: words(
    'fstatus furnished furnishingstatus furniture furnishedstatus',
    'அறைகலன்கள் தளபாடங்கள்',
  ),
  address: words(
    'location locality propertyaddress fulladdress fulladdresswithpincode fulladdresswithpin addresswithpincode completeaddress postaladdress place city town street streetaddress pincode pin',
    'முகவரி முழுமுகவரி இடம்',
  ),
  googleLocation: words(
    'googlelocation map maplink googlemap googlemaps locationlink',
    'வரைபடம் கூகுள்வரைபடம்',
  ),
  images: words(
    'images image picture photos photo pictureurls imageurls imagelinks photolinks photoslink',
    'படம் படங்கள் புகைப்படம் புகைப்படங்கள்',
  ),
  parking: words(
    'carparking carpark carparks parkingfacility parkingtype',
    'வாகனநிறுத்தம் வாகனநிறுத்துமிடம் பார்க்கிங்',
  ),
  vParking: words('vparking visitorsparking guestparking', 'விருந்தினர்பார்க்கிங்'),
  power: words('power powerbackup generator backup powersupply', 'மின்சாரம் ஜெனரேட்டர்'),
  gatedSecurity: words('gated security gatedsecurity', 'பாதுகாப்பு'),
  lift: words('elevator', 'லிப்ட் லிஃப்ட் மின்தூக்கி'),
  water: words('water waterfacility', 'தண்ணீர் தண்ணீர்வசதி குடிநீர்'),
  veg: words('veg vegonly vegetarian vegetarians', 'சைவம் சைவம்மட்டும்'),
  pets: words('pets pet petfriendly petsok petallowed', 'செல்லப்பிராணிகள்'),
  fireSafety: words('firesafity fire firesafe', 'தீயணைப்பு தீபாதுகாப்பு'),
  propertyDes: words('propertydes propertydescription descriptionofproperty'),
  features: words('amenities facilities featurelist', 'வசதிகள் சிறப்பம்சங்கள்'),
  date: words(
    'date listed listedon listingdate dateoflisting posted postedon',
    'தேதி பட்டியலிட்டதேதி',
  ),
};
