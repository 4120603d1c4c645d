import type { Furnishing, Household } from '../options';
import type { Meaning, NotOffered, Said } from './wish';
import { nth } from './words';

type Flag = Extract<Meaning, { kind: 'flag' }>['flag'];

const flag = (name: Flag, isWanted = true): Meaning => ({ kind: 'flag', flag: name, isWanted });
const category = (...options: string[]): Meaning => ({
  kind: 'options',
  name: 'category',
  options,
});
const parking = (...options: string[]): Meaning => ({ kind: 'options', name: 'parking', options });
const furnished = (...options: Furnishing[]): Meaning => ({
  kind: 'options',
  name: 'fStatus',
  options,
});
const letTo = (...options: Household[]): Meaning => ({ kind: 'options', name: 'letTo', options });
const water = (option: string): Meaning => ({
  kind: 'options',
  name: 'waterSource',
  options: [option],
});
const words = (...phrases: string[]): Meaning => ({ kind: 'word', phrases });
const not = (what: NotOffered): Meaning => ({ kind: 'notOffered', what });

const [apartment, house, villa] = [
  'Apartment',
  'Independent House/Villa',
  'Gated Community Villa',
] as const;

/** What people say instead of the words that pages print. Bachelors are single people, women or men. */
export const sayings: readonly (readonly [Meaning, phrases: string])[] = [
  [flag('lift'), 'lift,lifts,elevator,elevators'],
  [flag('pets'), 'pet,pets,pet friendly,pets friendly,pet allowed,dog,dogs,cat,cats'],
  [flag('veg'), 'veg,vegetarian,vegetarians,pure veg,veg only,vegetarian only'],
  [flag('veg', false), 'non veg,non vegetarian,nonveg,nonvegetarian'],
  [
    flag('gatedSecurity'),
    'gated,gated community,security,security guard,watchman,guarded,secured,24 hours security',
  ],
  [
    flag('water'),
    '24 hours water,24 hour water,24hrs water,24 hrs water,24 7 water,24/7 water,water',
  ],
  [category(apartment), 'apartments,apartment,flat,flats,apt,appartment,appartments'],
  [
    category(house),
    'house,houses,individual house,individual houses,individual home,individual villa,independent house,' +
      'independent houses,independent home,independent villa,separate house,own house,bungalow,தனி வீடு,thani veedu',
  ],
  [category(house, villa), 'villa,villas,row house,row houses'],
  [category(villa), 'gated community villas,gated villa community'],
  // Where a car can stand, a bike can.
  [
    parking('2 Wheeler', '4 Wheeler'),
    'parking,reserved parking,bike parking,bike park,bike,bikes,two wheeler,two wheelers,two wheeler parking,' +
      '2 wheeler parking,scooter parking',
  ],
  [
    parking('4 Wheeler'),
    'car parking,car park,car,cars,garage,four wheeler,four wheeler parking,4 wheeler parking,reserved car parking',
  ],
  [parking('None'), 'no parking,without parking'],
  [furnished('Fully Furnished'), 'full furnished,fullyfurnished'],
  [furnished('Semi Furnished'), 'semifurnished,semi'],
  [furnished('Not Furnished'), 'non furnished,un furnished,unfurnished,without furniture'],
  [furnished('Semi Furnished', 'Fully Furnished'), 'furnished,furniture'],
  [
    letTo('family'),
    'families,family only,only family,family of two,family of three,family of four,family of 2,family of 3,' +
      'family of 4,family of 5,family of 6,couple,couples,married couple,newly married',
  ],
  [
    letTo('women'),
    'woman,lady,ladies,girl,girls,female,females,working women,working ladies,single women',
  ],
  [letTo('men'), 'man,boys,boy,gents,male,males,working men,single men'],
  [
    letTo('women', 'men'),
    'bachelor,bachelors,bachelors only,students,student,singles,sharing,sharers,unmarried,unmarried couple,' +
      'working professional,working professionals,professionals,working people,employees',
  ],
  [letTo('company'), 'corporate,company lease,company guest house'],
  [water('metro'), 'corporation water,municipal water'],
  [water('borewell'), 'bore well,bore water,bore,ground water,borewell water,well water'],
  [water('tanker'), 'tanker water,lorry water'],
  // "Ready to move in Adyar" means the same: "in" asks for nothing.
  [
    { kind: 'now' },
    'ready to move,ready to occupy,ready possession,immediate possession,immediate occupation,immediate occupancy,' +
      'immediate move in,immediate move,immediate,immediately,available immediately,vacant now,உடனடி,உடனடியாக',
  ],
  [
    said('noBrokerage'),
    'no brokerage,zero brokerage,without brokerage,no broker,without broker,no brokers,brokerage free,broker free,' +
      'owner direct,direct owner,direct from owner,owner only,no commission',
  ],
  [said('powerBackup'), 'power back up,powerbackup,backup,full power backup'],
  [said('visitorParking'), 'visitors parking,guest parking'],
  [said('fireSafety'), 'fire safety,fire extinguisher,fire extinguishers'],
  [words('generator'), 'generator,genset'],
  [words('inverter'), 'inverter,ups'],
  [words('covered parking', 'basement parking'), 'covered parking,closed parking'],
  [words('covered parking', 'basement parking', 'car port'), 'covered car parking'],
  [words('top floor'), 'top floor,last floor'],
  [words('ground floor', 'தரைத்தளம்'), 'ground floor,ground,தரைத்தளம்,தரை தளம்'],
  ...[
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ].map((word, index) => {
    const short = nth(index + 1);
    return [
      words(`${short} floor`, `${word} floor`),
      `${word} floor,${short} floor,${index + 1} floor`,
    ] as const;
  }),
  [words('east facing', 'கிழக்கு'), 'east facing,east face,facing east,கிழக்கு'],
  [words('west facing', 'மேற்கு'), 'west facing,west face,facing west'],
  [words('north facing', 'வடக்கு'), 'north facing,north face,facing north,வடக்கு'],
  [words('south facing', 'தெற்கு'), 'south facing,south face,facing south,தெற்கு'],
  [words('gym', 'fitness'), 'gym,gymnasium,fitness center,fitness centre'],
  [words('pool'), 'pool,swimming pool'],
  [
    words('air condition', 'ac '),
    'ac,a c,air conditioner,air conditioners,air conditioned,air conditioning',
  ],
  [words('refrigerator', 'fridge'), 'fridge,refrigerator'],
  [words('internet', 'wifi', 'wi fi', 'broadband'), 'wifi,wi fi,internet,broadband'],
  [words('servant', 'staff quarters', 'maid'), 'servant room,maid room,servant quarters,servant'],
  [words('pooja', 'puja'), 'pooja room,puja room,pooja,puja,prayer room'],
  [words('piped gas', 'gas connection'), 'piped gas,gas connection,gas line,gas pipeline'],
  [
    words('play area', 'playground'),
    'play area,children play area,kids play area,childrens play area,playground',
  ],
  [words('wardrobe', 'cupboard'), 'wardrobe,wardrobes,cupboard,cupboards,almirah'],
  [words('sea view', 'view of the sea', 'sea side'), 'sea view,sea facing,beach view,beach facing'],
  [words('club house', 'clubhouse'), 'club house,clubhouse'],
  [words('car charging', 'ev charging'), 'ev charging,car charging,electric car'],
  [words('near metro', 'metro station'), 'near metro,metro station,near metro station,metro'],
  [
    words('mrts', 'railway station', 'suburban station'),
    'railway station,near railway station,train station,mrts,mrts station,railway,near station,station',
  ],
  [not('shop'), 'shop,shops,showroom,godown,warehouse'],
  [not('office'), 'office,offices,office space,office spaces'],
  [not('commercial'), 'commercial,commercial space,commercial property,commercial building'],
  [not('pg'), 'pg,p g,paying guest,paying guests,co living,coliving'],
  [not('hostel'), 'hostel,hostels,ladies hostel,mens hostel,girls hostel,working women hostel'],
  [not('lease'), 'lease,on lease,for lease,lease house,house for lease,bogiyam,ஒத்தி,போகியம்'],
  [not('plot'), 'plot,plots,land,lands,site,sites'],
  [not('sale'), 'sale,for sale,buy,resale,house for sale,flat for sale'],
];

/** Words and phrases that ask for nothing themselves; "house for rent" is any home. */
export const nothing =
  'a,an,the,and,or,of,in,on,at,to,for,from,with,by,is,are,be,it,as,also,near,nearby,near by,around,close to,next to,' +
  'opposite,behind,beside,inside,within,walkable,area,locality,side,only,any,all,all homes,some,i,we,me,my,our,us,you,' +
  'need,needed,want,wanted,looking,looking for,searching,search,find,show,show me,required,require,please,pls,plz,' +
  'urgent,urgently,good,nice,best,cheap,affordable,low,allowed,friendly,accepted,welcome,preferred,available,' +
  'availability,have,has,having,there,yes,no,none,rent,rental,rentals,rented,renting,rate,price,cost,monthly,month,' +
  'per month,a month,pm,rs,inr,rupees,budget,low budget,my budget,max,maximum,min,minimum,below,under,above,upto,up to,' +
  'tolet,to let,to lets,let,let to,tenant,tenants,preferred tenant,preferred tenants,house for rent,houses for rent,house for rental,house rent,house to rent,rent house,rental house,' +
  'home,homes,house hunting,property,properties,accommodation,residential,residence,unit,bhk,bed,beds,bedroom,bedrooms,' +
  'room,rooms,one,two,three,four,five,single,double,triple,rk,studio,size,sqft,sq ft,sft,pin,pincode,pin code,location,place,address,tamil nadu,tamilnadu,india,' +
  'வீடு,வாடகை,வாடகைக்கு,வாடகைக்கு வீடு,வீடு வாடகைக்கு,வாடகை வீடு,இல்லை,veedu,vadagai,vaadagai,vadakai,vaadakai,' +
  'vadagaikku,vaadagaikku,vadagaiku,vaadagaiku';

/** Words after a place or a landmark that say what stands there. */
export const afterPlace =
  'station,railway station,metro,metro station,mrts,mrts station,train station,bus stand,bus stop,bus depot,' +
  'bus terminus,mall,junction,signal,market';

export function said(name: Said): Meaning {
  const phrases: Record<Said, string> = {
    noBrokerage: 'no brokerage',
    powerBackup: 'power backup',
    visitorParking: 'visitor parking',
    fireSafety: 'fire safety',
  };
  return { kind: 'word', phrases: [phrases[name]], said: name };
}
