/*
 * What people say, in English, Tamil and Hindi, for what pages of homes print: data, in phrases that commas part. Numbers
 * stand in digits ("family of 2", "1st floor"), as `words` writes them; each is found with its plural too, what a home says also with its singular.
 */

import type { Meaning, NotOffered, Said } from '../../wish';
import type { FilterFlag, Furnishing, Household } from '../../property/options';

const flag = (name: FilterFlag): Meaning => ({ kind: 'flag', flag: name });
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
  ...(options.length > 1 && { best: 'Fully Furnished' }),
});
/** Water that stands, or a flood of the area: of a home that stayed dry alone the street had water. */
export const streetDry: Meaning = {
  kind: 'options',
  name: 'flood',
  options: ['street dry'],
  parts: ['home dry'],
};
/** A house of one's own, with no other home in it. */
const wholeHouse = (...options: string[]): Meaning => ({
  kind: 'options',
  name: 'category',
  options,
  isWhole: true,
});
const letTo = (...options: Household[]): Meaning => ({ kind: 'options', name: 'letTo', options });
const water = (option: string): Meaning => ({
  kind: 'options',
  name: 'waterSource',
  options: [option],
});
const tasting = (option: string): Meaning => ({
  kind: 'options',
  name: 'waterTaste',
  options: [option],
});
const backup = (...options: string[]): Meaning => ({ kind: 'options', name: 'backupFor', options });
/** All ways to say that there is power for something: "ac power backup", "generator for lift". */
const sayBackup = (...things: string[]) =>
  things
    .flatMap((thing) => [
      ...['backup', 'power backup', 'with backup', 'with power backup'].map(
        (end) => `${thing} ${end}`,
      ),
      ...['generator', 'inverter', 'ups'].map((source) => `${thing} ${source}`),
      ...['backup', 'power backup', 'generator', 'inverter'].map(
        (source) => `${source} for ${thing}`,
      ),
    ])
    .join(',');
const words = (...phrases: string[]): Meaning => ({ kind: 'word', phrases });
const not = (what: NotOffered): Meaning => ({ kind: 'notOffered', what });

const [apartment, house, villa] = [
  'Apartment',
  'Independent House/Villa',
  'Gated Community Villa',
] as const;

/** What people say instead of the words that pages print. Bachelors are single people, women or men. */
export const sayings: readonly (readonly [Meaning, phrases: string])[] = [
  [flag('lift'), 'lift,elevator,லிஃப்ட்,லிப்ட்,लिफ्ट'],
  [
    flag('pets'),
    'pet,pet friendly,pets friendly,pet allowed,dog,puppy,cat,kitten,rabbit,labrador,nai,naai,poonai,நாய்,பூனை,செல்லப்பிராணி,செல்லப்பிராணிகள்,' +
      'पालतू,पालतू जानवर,कुत्ता,कुत्ते,बिल्ली,pet animal,kutta,kutte,billi',
  ],
  [
    flag('veg'),
    'veg,vegetarian,eggless,no egg,pure veg,veg only,vegetarian only,சைவம்,saivam,शाकाहारी',
  ],
  [
    { ...flag('veg'), isNot: true },
    'non veg,non vegetarian,nonveg,nonvegetarian,egg,chicken,fish,meat,mutton,அசைவம்,asaivam,मांसाहारी,no veg restriction,no food restriction',
  ],
  [
    flag('gatedSecurity'),
    'பாதுகாப்பு,सुरक्षा,gated,gated community,security,security guard,watchman,guarded,secured',
  ],
  [flag('water'), 'water'],
  // Whatever it is said of, it is more than that there is some.
  [
    words('24 hours', '24 hours water', 'water all day', 'round the clock'),
    '24 hours,24 hour,24hours,24hrs,24 hrs,24hr,24 hr,24 7,24/7,24x7,24 x 7,24 by 7,24by7,round the clock,all day',
  ],
  [{ kind: 'first', categories: [house, villa] }, 'house'],
  [
    { kind: 'least', of: 'rent' },
    'cheap,cheaper,cheapest,affordable,low budget,low rent,lowest,lowest rent,least rent,low price,lowest price,lowest budget,' +
      'less rent,budget house,budget home,budget flat,kammi vadagai,kammi,kuraintha,kuraindha,kuraintha vadagai,குறைந்த வாடகை,kam kiraya,sasta,सस्ता',
  ],
  [
    { kind: 'least', of: 'advance' },
    'low advance,less advance,small advance,minimum advance,lowest advance,low deposit,less deposit,small deposit,lowest deposit,advance kammi,advance kammiya,kammi advance,advance low,advance less,deposit low,குறைந்த அட்வான்ஸ்',
  ],
  [
    { kind: 'least', of: 'size' },
    'big,bigger,biggest,large,larger,largest,spacious,periya,பெரிய,bada,बड़ा',
  ],
  // Whoever looks for a room looks for little.
  [{ kind: 'least', of: 'space' }, 'smallest,tiny,small,room'],
  [
    { kind: 'least', of: 'luxury' },
    'luxury,luxurious,premium,posh,high end,costliest,most expensive,highest rent',
  ],
  [
    category(apartment),
    'apartment,flat,apt,appartment,பிளாட்,ஃபிளாட்,அபார்ட்மெண்ட்,அடுக்குமாடி,அடுக்குமாடி குடியிருப்பு,அடுக்குமாடி வீடு,फ्लैट',
  ],
  [
    wholeHouse(house),
    'individual house,individual home,individual villa,independent house,' +
      'independent home,independent villa,independent,separate house,own house,தனி வீடு,thani veedu',
  ],
  [wholeHouse(house, villa), 'villa,bungalow,row house,வில்லா,பங்களா,विला,बंगला,kothi,कोठी'],
  [category(villa), 'gated community villas,gated villa community'],
  // A place for a car is one for a bike, too.
  [
    parking('2 Wheeler', '4 Wheeler'),
    'parking,reserved parking,bike parking,bike park,bike,2 wheeler,2 wheeler parking,scooter parking',
  ],
  [
    parking('4 Wheeler'),
    'suv,sedan,jeep,car parking,car park,car,garage,பார்க்கிங்,कार पार्किंग,4 wheeler,4 wheeler parking,reserved car parking,' +
      'cars parking,car port,carport,gaadi parking,gadi parking,கார் நிறுத்த,கார் நிறுத்த இடம்,கார் பார்க்கிங்,கார் நிறுத்தம்,கார்',
  ],
  [parking('None'), 'no parking,without parking'],
  [furnished('Fully Furnished'), 'full furnished,fullyfurnished'],
  [furnished('Semi Furnished'), 'semifurnished,semi'],
  [furnished('Not Furnished'), 'non furnished,un furnished,unfurnished,without furniture'],
  [furnished('Semi Furnished', 'Fully Furnished'), 'furnished,furniture'],
  [
    letTo('family'),
    'families,parivar,kudumbam,kudumbathuku,family only,only family,joint family,family man,family people,family type,family of 0,family with 0,couple,married couple,newly married,husband,wife,' +
      'kid,child,children,baby,குடும்பம்,குடும்பத்திற்கு,परिवार,फैमिली,फ़ैमिली',
  ],
  [
    letTo('women'),
    'பெண்களுக்கு,लड़कियों,लड़कियां,लड़कियाँ,महिला,महिलाओं,woman,womens,lady,ladki,ladkiyan,ladkiyon,ponnunga,pengal,girl,female,working women,working ladies,working girls,single women,பெண்கள்',
  ],
  [
    letTo('men'),
    'ஆண்களுக்கு,लड़कों,लड़के,पुरुष,man,mens,boy,gents,male,guy,fellow,ladka,ladke,ladkon,pasanga,working men,single men,ஆண்கள்',
  ],
  [
    letTo('women', 'men'),
    'shared,shared accommodation,flatmate,roommate,room mate,பேச்சிலர்,பேச்சிலர்கள்,பேச்சுலர்,बैचलर,बैचलर्स,bachelor,bachelors only,student,singles,single person,single people,sharing,sharers,unmarried,' +
      'working professional,professionals,working people,employees',
  ],
  // Whoever is named alone lives alone; beside others they are one of a family.
  [letTo('women'), 'daughter,sister'],
  [letTo('men'), 'son,brother'],
  [letTo('company'), 'corporate,company lease,company guest house,company staff,office staff'],
  [water('metro'), 'corporation water,municipal water'],
  [water('borewell'), 'bore well,bore water,bore,ground water,borewell water'],
  [water('tanker'), 'tanker water,lorry water'],
  [
    tasting('sweet'),
    'good water,nalla thanni,nalla thanneer,நல்ல தண்ணீர்,நல்ல தண்ணி,meetha pani,मीठा पानी',
  ],
  [tasting('salt'), 'salty water,salt,brackish water,uppu thanni,உப்பு தண்ணீர்,உப்பு தண்ணி,khara pani'],
  // "No water problem" asks for a home that needs no tanker.
  [{ ...water('tanker'), isNot: true }, 'water problem,water shortage,water scarcity,water issue'],
  // "Flood" asks for a home that stayed dry, "water logging" for a street that did.
  [
    streetDry,
    'low lying,water logging,waterlogging,water logged,waterlogged,water stagnation,stagnation,stagnant water',
  ],
  [
    { kind: 'options', name: 'flood', options: ['street dry', 'home dry'], best: 'street dry' },
    'flood,flooding,flooded,dry in 0,dry during 0,dry since 0,stays dry,stayed dry,stay dry,stayed dry in floods,dry in floods,dry in rain,வெள்ளம்,vellam,बाढ़',
  ],
  [backup('lift backup'), sayBackup('lift', 'the lift')],
  [
    backup('lights backup'),
    sayBackup(
      'light',
      'fan',
      'lights and fans',
      'fans and lights',
      'light and fan',
      'fan and light',
    ),
  ],
  // A backup for the air conditioner is one for all else as well.
  [
    backup('ac backup'),
    sayBackup(
      'ac',
      'air conditioner',
      'air conditioning',
      'whole',
      'entire',
      'full',
      'complete',
      '100',
    ),
  ],
  // "Ready to move in Adyar" means the same: "in" asks for nothing.
  [
    { kind: 'now' },
    'asap,ready to move,ready to occupy,ready possession,immediate possession,immediate occupation,immediate occupancy,' +
      'immediate move in,immediate move,immediate,immediately,available immediately,vacant now,உடனடி,உடனடியாக',
  ],
  [
    said('noBrokerage'),
    'no brokerage,zero brokerage,without brokerage,no broker,without broker,brokerage free,broker free,' +
      'owner direct,direct owner,direct from owner,owner only,no commission,no agent,without agent',
  ],
  [said('powerBackup'), 'power cut,current cut,powercut,power back up,powerbackup,backup'],
  [
    said('visitorParking'),
    'visitors parking,guest parking,visitor bay,visitor car park,visitor car parking,guest car parking',
  ],
  [said('fireSafety'), 'fire safety,fire extinguisher'],
  [
    words('no maintenance'),
    'no maintenance,zero maintenance,without maintenance,maintenance free,no maintenance charge',
  ],
  [words('balcony'), 'பால்கனி,बालकनी'],
  [words('garden', 'lawn'), 'garden,தோட்டம்,thottam,बगीचा,गार्डन'],
  [words('terrace'), 'மொட்டை மாடி'],
  [words('coconut'), 'thennai,thennai maram,coconut tree,தென்னை,தென்னை மரம்'],
  [words('generator'), 'generator,genset'],
  [words('inverter'), 'inverter,ups'],
  [
    { kind: 'word', phrases: ['no steps', 'step free', 'without steps', 'ramp'], isStepless: true },
    'no steps,without steps,step free,stepless,wheelchair,wheel chair,wheelchair friendly,wheelchair accessible,wheelchair access',
  ],
  [
    { kind: 'word', phrases: ['ground floor'], isStepless: true },
    [
      ...[
        'cant climb',
        'cannot climb',
        'unable to climb',
        'not able to climb',
        'difficulty climbing',
        'no climbing',
      ],
      ...[
        'cant climb stairs',
        'cannot climb stairs',
        'unable to climb stairs',
        'not able to climb stairs',
      ],
      ...[
        'cant climb steps',
        'cannot climb steps',
        'cant use stairs',
        'cannot use stairs',
        'no stairs',
        'without stairs',
      ],
    ].join(','),
  ],
  [words('ground and 1st', 'duplex'), 'duplex'],
  [words('1st floor'), 'upstair,maadi veedu,maadi,mel maadi,mel veedu'],
  [
    words('ground floor'),
    'tharai thalam,tharaithalam,tharai,keel veedu,keezh veedu,keel thalam,keezh thalam,downstair,भूतल',
  ],
  [
    words(
      'separate entrance',
      'own entrance',
      'independent entrance',
      'separate entry',
      'outside stair',
    ),
    'separate entrance,own entrance,private entrance,independent entrance,separate entry',
  ],
  [words('covered parking', 'basement parking'), 'covered parking,closed parking'],
  [
    words('covered parking', 'basement parking', 'car port'),
    'covered car parking,car porch,car shed,portico',
  ],
  [words('east facing', 'கிழக்கு facing'), 'east facing,east face,facing east,கிழக்கு'],
  [words('west facing', 'மேற்கு facing'), 'west facing,west face,facing west'],
  [words('north facing', 'வடக்கு facing'), 'north facing,north face,facing north,வடக்கு'],
  [words('south facing', 'தெற்கு facing'), 'south facing,south face,facing south,தெற்கு'],
  [
    words('gym', 'gymnasium', 'fitness'),
    'gym,gymnasium,fitness center,fitness centre,ஜிம்,உடற்பயிற்சி கூடம்,जिम',
  ],
  [words('pool'), 'pool,swimming pool,நீச்சல் குளம்,स्विमिंग पूल'],
  [
    words('ac', 'air conditioner', 'air conditioned', 'air conditioning'),
    'ac,acs,a c,air conditioner,air conditioned,air conditioning,ஏசி,एसी',
  ],
  [words('refrigerator', 'fridge'), 'fridge,refrigerator'],
  [words('internet', 'wifi', 'wi fi', 'broadband'), 'wifi,wi fi,internet,broadband'],
  [words('servant', 'staff quarters', 'maid'), 'servant room,maid room,servant quarters,servant'],
  [words('study'), 'study room,office room,work room'],
  [words('pooja', 'puja', 'பூஜை அறை'), 'pooja room,puja room,pooja,puja,prayer room,பூஜை அறை,பூஜை'],
  [words('well', 'கிணறு'), 'well,open well,well water,கிணறு'],
  [words('loft', 'பரண்'), 'loft,பரண்'],
  [words('courtyard', 'முற்றம்'), 'courtyard,mutram,முற்றம்'],
  [words('thinnai', 'திண்ணை'), 'thinnai,திண்ணை'],
  [words('piped gas', 'gas connection'), 'piped gas,gas connection,gas line,gas pipeline'],
  [
    words('play area', 'playground'),
    'play area,children play area,kids play area,childrens play area,playground',
  ],
  [words('wardrobe', 'cupboard'), 'wardrobe,cupboard,almirah'],
  [
    words('near beach', 'the beach', 'beach road', 'the sea', 'sea view'),
    'near beach,near the beach,near to beach,near sea,beach side,beachside,close to beach,close to the beach,walk to beach,கடற்கரை,கடற்கரை அருகில்,समुद्र तट',
  ],
  [
    words('sea view', 'view of the sea', 'sea side'),
    'sea view,sea facing,beach view,beach facing,ocean view,கடல்,கடல் பார்த்த,समुद्र',
  ],
  [
    { kind: 'mentioned', phrases: ['beach', 'sea', 'seaside', 'shore'] },
    'beach,sea,seashore,seaside',
  ],
  [
    words('temple', 'kovil', 'koil', 'கோவில்', 'கோயில்', 'मंदिर'),
    'temple,kovil,koil,koyil,கோவில்,கோயில்,मंदिर',
  ],
  [words('club house', 'clubhouse'), 'club house,clubhouse'],
  [
    words('car charging', 'ev charging'),
    'ev charging,ev charging point,ev charger,ev point,ev charge,ev car,ev,car charging,car charger,electric car,electric vehicle',
  ],
  [words('near metro', 'metro station'), 'near metro,metro station,near metro station,metro'],
  [
    words('mrts', 'railway station', 'suburban station'),
    'railway station,near railway station,train station,mrts,mrts station,railway,near station,station,' +
      'railway stn,near railway stn,train stn,near stn,stn',
  ],
  [
    words('bus stop', 'bus stand', 'bus terminus', 'bus depot'),
    'bus stop,near bus stop,bus stand,near bus stand,bus depot',
  ],
  [{ kind: 'place', place: 'Chennai' }, 'चेन्नई,चेन्नै'],
  [{ kind: 'place', place: 'Madurai' }, 'मदुरै,मदुरई'],
  [{ kind: 'place', place: 'T. Nagar' }, 'टी नगर,टीनगर'],
  [{ kind: 'place', place: 'Besant Nagar' }, 'बेसेंट नगर,बेसंत नगर'],
  [{ kind: 'place', place: 'Adyar' }, 'अड्यार,अडयार'],
  [{ kind: 'place', place: 'Velachery' }, 'वेलाचेरी,वेलाचेरि'],
  [{ kind: 'place', place: 'Anna Nagar' }, 'अन्ना नगर'],
  [{ kind: 'place', place: 'Tambaram' }, 'तांबरम,ताम्बरम'],
  [{ kind: 'place', place: 'Mylapore' }, 'मायलापुर,मैलापुर'],
  [{ kind: 'place', place: 'Porur' }, 'पोरूर'],
  [{ kind: 'place', place: 'Guindy' }, 'गिंडी'],
  [{ kind: 'place', place: 'Nungambakkam' }, 'नुंगमबक्कम'],
  [{ kind: 'place', place: 'Sholinganallur' }, 'शोलिंगनल्लूर'],
  [{ kind: 'place', place: 'Perungudi' }, 'पेरुंगुडी'],
  [{ kind: 'place', place: 'Medavakkam' }, 'मेडवक्कम'],
  [{ kind: 'place', place: 'Chromepet' }, 'क्रोमपेट'],
  [{ kind: 'place', place: 'OMR' }, 'ओएमआर'],
  [{ kind: 'place', place: 'ECR' }, 'ईसीआर'],
  [not('shop'), 'shop,showroom,godown,warehouse'],
  [not('office'), 'office,office space'],
  [not('commercial'), 'commercial,commercial space,commercial property,commercial building'],
  [not('pg'), 'pg,p g,paying guest,co living,coliving'],
  [not('hostel'), 'hostel'],
  [not('lease'), 'lease,on lease,for lease,lease house,house for lease,bogiyam,ஒத்தி,போகியம்'],
  [not('plot'), 'plot,land,plot for sale'],
  // Homes are not found by these: no field has such households or stays by the day, and "deposit" alone names no sum.
  [
    { kind: 'unknown' },
    'senior citizen,unmarried couple,live in couple,advance,deposit,security deposit,daily rent,weekly rent,day rent,short stay,short term,' +
      'short lease,long term,long stay,long lease,work from home,service apartment,serviced apartment,home stay,homestay,holiday home,vacation home,airbnb',
  ],
  [
    not('visit'),
    'visit,visiting,site visit,come and see,call me,call back,contact number,owner number,phone number,owner contact,whatsapp number,contact owner,talk to owner',
  ],
  [not('sale'), 'sale,for sale,buy,resale,house for sale,flat for sale'],
];

export function said(name: Said): Meaning {
  const phrases: Record<Said, string> = {
    noBrokerage: 'no brokerage',
    powerBackup: 'power backup',
    visitorParking: 'visitor parking',
    fireSafety: 'fire safety',
  };
  return { kind: 'word', phrases: [phrases[name]], said: name };
}

/** The words of who has a home to let, in which the home is named: "my house", "i have a 2bhk flat", "need tenants". */
const ownHome = String.raw`(?:\d\s*bhk\s+)?(?:house|flat|apartment|home|villa|bungalow|property|portion|building|\d\s*bhk)(?!\p{L}|\s+(?:hunt|search|owner|town))`;
const letting = [
  String.raw`(?:my|our)\s+(?:own\s+)?${ownHome}`,
  String.raw`(?:(?:i|we)\s+(?:own|have|hav|got)|own)\s+(?:an?|one|1)\s+(?:\p{L}+\s+)?${ownHome}`,
  String.raw`(?:want(?:ed)?|need(?:ed)?|looking\s+for|find|get|search(?:ing)?\s+for|require)\s+(?:a\s+)?(?:(?:good|family|decent|reliable)\s+)?tenants?`,
  String.raw`tenants?\s+(?:wanted|needed|required)`,
  String.raw`(?:list|post|advertise|manage|let(?:\s+out)?|rent\s+out|give)\s+(?:my\s+|our\s+|a\s+)?${ownHome}`,
  String.raw`rent\s+out|let\s+out|property\s+management|i\s+am\s+(?:an?\s+|the\s+)?owner|owner\s+here`,
];
/** Whether a text begins so. */
export const ownersWords = new RegExp(String.raw`^(?:${letting.join('|')})(?![\p{L}\p{M}])`, 'iu');

/** What stands before a city elsewhere from which somebody comes, and before any place: "moving from Tambaram to Adyar". */
export const comingFrom = / (?:from|leaving|native(?: of)?) $/;
export const movingFrom =
  / (?:mov(?:e|ing)|shift(?:ing)?|relocat(?:e|ing)|return(?:ing)?|transferr?(?:ed)?|com(?:e|ing)|hail(?:ing)?|basically|originally|native|nris?|am|im|are) (?:from|of) $/;

/** What stands before where the writer is: "I am in", "NRI in", "settled in", "my son works in"; "want to live in" asks for it. */
export const beingIn =
  / (?:(?:i|we|nris?)(?: (?:am|are|live|stay|reside))?|im|(?<=\S )(?:is|are)|(?<! (?:to|for) )(?:settled|based|posted|residing|living|staying|resides|lives|stays)|(?:i|we) \S+ (?:live|stay|reside)|currently|presently|abroad)(?: (?:currently|presently|now|still|living|staying|residing|settled|based|posted))* (?:in|at|out of) $/;
/** The same of a city elsewhere; of one of ours it is what a home should be near. */
export const workingIn =
  / (?:works?|working|worked|employed|job|business|is|stationed|deputation)(?: (?:now|currently|is))* (?:in|at|out of) $/;
/** What stands after where the writer is, or comes from: "Dubai based", "Singapore la irukken", "Bangalore to Chennai". */
export const beingThere =
  /^ (?:(?:la|le|il|ல்|mein|me|में) )?(?:irukk?(?:en|om|iren|irom|enga)|vasikk?(?:iren|irom)|இருக்(?:கிறேன்|கிறோம்|கேன்|கோம்)|வசிக்கி(?:றேன்|றோம்)|rehta|rehte|rehti) /;
export const comingThence =
  /^ (?:(?:la|le|il|ல்) )?(?:irundh?u|irunth?u|இருந்து|se|से|to|based|nris?|native|resident|residents|returned|returnees?) /;

/** What stands before a verb, of which no home is asked: "we eat", "need to shift". */
export const verbBefore =
  / (?:i|we|(?:need|needs|want|wants|wish|like|love|plan|planning|have|had|has|going|able|ready|trying|hope|hoping|prefer|decided|looking|about) to) $/;

/** Words of the family of who writes, whom no home names. */
export const kin =
  'mother,father,parents,parent,mom,mum,dad,amma,appa,grandmother,grandfather,' +
  'mother in law,father in law,in laws,inlaws,uncle,aunt,aunty,relatives,cousin,cousins';
/** One of a family, where nobody else is named: "for my son"; not what is theirs: "my son's family", "my son's job". */
export const child = /^(?:son|daughter|brother|sister)s?(?<possessive>['’]s?)?$/i;
/** Words before a person, and after one, who lives with others: "with my son", "daughter and me". */
export const withOthers = / (?:and|with|&) (?:(?:my|our|his|her|their|a|one|\d) )*$/;
export const andOthers = /^ (?:and|&) /;
/** What is asked for a child, who lives with a family: "school for my son". */
export const ofChildren = /^(?:schools?|playschool|kindergarten|play)$/;

/** What joins two places into the way between them; "and" does after "between". */
export const until = /^\s*(?:to|till|until|up ?to|se|से|mudhal|முதல்)\s*$/iu;
export const betweenWords = /(?:^|\s)(?:in ?)?between\s/i;

/** Words beside a flood: of the street, not of the home alone. */
export const areaWords = /^(?:areas?|locality|localities|streets?|roads?|zones?)$/;
export const afterFlood = /^(?:free|proof|safe|prone|affected|dry)$/;

/** What stands before what is only near: "near shops", "walk to office". */
export const besideWords =
  /(?:^|\s)(?:near|near ?by|nr|close|next|opp(?:osite)?|behind|beside|walk(?:able|ing)?|distance|from|to|at|my)(?:\s|$)/i;

/** The fillers before what is only near, and after it. */
export const nearBefore =
  /(?:^| )(?:near|nearby|nearer|nearest|nr|close to|closer to|around|next to|beside|opposite|opp|behind|vicinity of|distance (?:from|to))(?: |$)|\d ?(?:kms?|mins?|minutes?) |(?:^| )(?:office|works?|working|job|joining|company)(?: is)?(?: in| at)? $/;
export const nearAfter =
  /^(?:\S+ )*(?:nearby|pakkam|pakkathula|pakkathil|kitta|arugil|aruge|paas|பக்கம்|பக்கத்துல|பக்கத்தில்|கிட்ட|அருகில்|அருகே|पास) /;

/** What Tamil and Hindi say behind an amount: "to it", then that it is the most or the least, in parts of a pattern. */
const toAmount = '(?:k?ku|க்கு|se|से|ke|के)';
/** "Mel veedu" is a house upstairs, but not behind "ku". */
const noHouse = String.raw`(?!\s+(?:veedu|maadi|madi|thalam|house|floor|portion|வீடு|மாடி|தளம்))`;
const behind = (words: string, sides: string) =>
  String.raw`(?:${toAmount}\s*(?:${words}|${sides})|(?:${words})|(?:${sides})${noHouse})`;
export const mostAfterAmount = behind(
  'k?kull?[ae]|ull?[ae]|க்குள்(?:ளே|ள)?|உள்ளே|varai(?:k?kum)?|வரை(?:க்கும்)?|k(?:ee|i)zh?[ae]|k(?:ee|i)l[ae]|கீழ[ேு]?|' +
    'kammi(?:ya)?|கம்மி(?:யா)?|kurai(?:va|vaa|vaga|vaaga|ya)|குறைவா(?:க|ன)?|thaa?nda(?:ma|mal)|தாண்டாம(?:ல்)?|' +
    'tak|तक|andar|अंदर|nee?che|नीचे|kam|कम',
  'k(?:ee|i)zh|k(?:ee|i)l|கீழ்',
);
export const leastAfterAmount = behind(
  'mel(?:a|e|ay)|மேல[ே]?|a[dt]h?iga(?:m|maga|maaga)|அதிக(?:ம்|மாக|மா)|jaa?s[dt]h?i|ஜாஸ்தி|' +
    '[jz]y?aa?da|ज्यादा|ज़्यादा|ज़्यादा|अधिक|oo?par|upar|ऊपर',
  'mel|மேல்',
);

/** How a voice's numbers are heard before rooms: "too bhk", "for bedroom". */
export const heardNumbers: ReadonlyMap<string, number> = new Map([
  ['won', 1],
  ['to', 2],
  ['too', 2],
  ['tu', 2],
  ['tree', 3],
  ['for', 4],
  ['fore', 4],
]);

/** What joins wishes of which one is enough. */
export const either = /(?:^|\s)(?:or|nor|அல்லது|या)(?:\s|$)|\//iu;

/** The function words of English: NLTK's list of stop words, without "no", "not", "now" and what compares or says where. */
const functionWords =
  'i,me,my,myself,we,our,ours,ourselves,you,your,yours,yourself,he,him,his,himself,she,her,hers,herself,it,' +
  'its,itself,they,them,their,theirs,themselves,what,which,who,whom,this,that,these,those,am,is,are,was,' +
  'were,be,been,being,have,has,had,having,do,does,did,doing,a,an,the,and,but,if,or,because,as,until,while,' +
  'of,at,by,for,with,about,against,between,into,through,during,before,after,to,from,up,down,in,out,on,off,' +
  'again,further,then,once,here,there,when,where,why,how,all,any,both,each,few,more,most,other,some,such,' +
  'only,own,same,so,than,too,very,can,will,just,should,either,neither,whether,may,might,shall,cannot,also,even,since,per,via,within,upon,' +
  'onto,toward,towards,among,without,although,though,unless,else,ever,rather,quite,really,actually,mostly,mainly,strictly,pure,purely';

/** What people do and are: no home states it. */
export const callings =
  'doctor,nurse,teacher,engineer,lecturer,professor,lawyer,advocate,accountant,manager,banker,officer,pilot,researcher,' +
  'businessman,software engineer,it employee,it professional,govt employee,government employee,bank employee,bank manager,it manager,elderly,senior,retired';

/** Words and phrases that ask for nothing themselves; "house for rent" is any home. */
export const nothing =
  functionWords +
  ',nri,' +
  'shift,shifted,hailing,needs,eat,eats,eating,eater,eaters,cook,cooks,settled,residing,reside,resides,native,basically,originally,naan,naanga,nanga,' +
  'நான்,நாங்கள்,நாங்க,irukken,iruken,irukkom,irukom,irukkiren,irukkirom,இருக்கிறேன்,இருக்கிறோம்,irundhu,irundu,irunthu,இருந்து,' +
  'se,से,mudhal,முதல்,ulla,ulle,' +
  'im,ive,agent,property agent,in past floods,private,person,persons,people,member,members,distance,work,u,w,मुझे,हमें,हमे,also,' +
  'near,nearby,near by,around,close to,next to,opposite,behind,beside,inside,within,walkable,area,locality,' +
  'side,any floor,all homes,us,need,needed,want,wanted,looking,looking for,searching,search,find,show,' +
  'show me,required,require,please,pls,plz,my office,my office is,office is,joining office,joining,join,' +
  'working in,working at,working near,my work,work at,work in,my shop,how much,how many,' +
  'hi,hey,hello,sir,madam,good morning,good afternoon,good evening,kindly,share,send,details,' +
  'photos,still,door,no door,property type,type,persons of,' +
  'walking distance,walk,could,would,get,give,tell,take,like,urgent,urgently,must,moving,move,' +
  'shifting,wk,week,nr,opp,nego,negotiable,no problem,no issue,veg or non veg,veg or nonveg,veg non veg,' +
  'veg and non veg,good,nice,best,low,allowed,friendly,accepted,welcome,preferred,available,' +
  'availability,yes,no,none,rent,rental,rentals,rented,renting,rate,price,cost,monthly,month,per month,' +
  'a month,pm,rs,inr,rupees,budget,budjet,my budget,max,maximum,min,minimum,below,under,above,upto,up to,' +
  'tolet,to let,to lets,let,let to,tenant,tenants,preferred tenant,preferred tenants,house for rent,' +
  'houses for rent,house for rental,house rent,house to rent,rent house,rental house,home,homes,' +
  'house hunting,property,properties,accommodation,residential,residence,unit,bhk,bed,beds,bedroom,bedrooms,' +
  'single,double,triple,rk,size,sqft,sq ft,sft,pin,pincode,pin code,location,place,address,' +
  'tamil nadu,tamilnadu,india,வீடு,வாடகை,வாடகைக்கு,வாடகைக்கு வீடு,வீடு வாடகைக்கு,வாடகை வீடு,veedu,vadagai,' +
  'vaadagai,vadakai,vaadakai,vadagaikku,vaadagaikku,vadagaiku,vaadagaiku,வேண்டும்,வேணும்,வரை,உள்ள,மட்டும்,' +
  'அனுமதிக்கும்,இடம்,நிறுத்த,தங்க,இருக்கும்,இருக்கிற,irukura,irukkura,irukkum,iruka,iruku,irukanum,nikkanum,' +
  'sontha,maari,maathiri,pothum,bhaiya,milega,milegi,kya,ji,வசதி,வசதியுடன்,कमरा,कमरे,வளர்க்கலாமா,' +
  'வளர்க்கலாம்,வளர்க்க,அனுமதி,அனுமதிக்கப்படும்,உடன்,கூடிய,साथ,के साथ,वाला,वाली,वाले,ok,okay,oru,ஒரு,kidaikuma,kidaikkuma,கிடைக்குமா,irukka,irukkaa,இருக்கா,venum,vendum,venam,' +
  'thevai,தேவை,la,le,ku,kulla,kkulla,க்குள்,kitta,கிட்ட,pakkam,pakkathula,pakkathil,பக்கம்,பக்கத்துல,' +
  'பக்கத்தில்,அருகில்,chahiye,chaiye,chahie,चाहिए,mein,में,ke liye,के लिए,का,के,की,पर,में से,ka,ke,ki,par,' +
  'ke paas,paas,के पास,पास,tak,तक,ghar,घर,makan,makaan,मकान,மாடி வீடு,ரூபாய்,रुपये,kiraye,किराये,किराए,saw,' +
  'pl,seen,ad,advertisement,advt,post,posted,posting,call,calls,contact,whatsapp,number,phone,mobile,reply,' +
  'message,text,inform,help,suggest,relocating,relocate,relocated,returning,transfer,transferred,coming,' +
  'came,planning,plan,thinking,go,going,anything,something,anywhere,somewhere,everything,someone,somebody,' +
  'prefer,preferably,preference,prefers,req,requirement,requirements,loc,fr,interested,enquiry,date,google,' +
  'thanks,thank you,regards,cooking,zone,vicinity,range,limit,exceed,based,option,possible,ideal,suitable,' +
  'decent,proper,reasonable,comfortable,kitchen,hall,vacant,1 hall,1 kitchen,atleast,at least,at most,approx,' +
  'approximately,nearest,nearer,closest,closer,reachable,connectivity,commute,located,situated,staying,stay,' +
  'stays,live,living,lives,study,studying,works,working,job,new job,got,getting,started,start,starting,soon,' +
  'early,latest,today,currently,presently,looking out,search for,hunting,budget friendly,within budget,' +
  'as per,etc,please help,need help,me know,let me know,know,ask,asking,mattum,oda,ல்,il,ahh,da,na,nu,thaan,' +
  'vachu,vandi,enaku,enakku,engaluku,engalukku,iruntha,irundha,nalla,romba,konjam,paakanum,pakanum,parunga,' +
  'solunga,sollunga,hai,hain,ho,hona,hoga,raha,rahe,karo,dikhao,batao,mujhe,humko,hum,humein,hamein,aur,bhi,' +
  'wala,wali,wale,andar,niche,neeche,upar,kam,kitna,kitne';

/** Words before a wish that refuse it. */
export const refusalsBefore =
  'no,not,non,never,didnt,doesnt,isnt,wasnt,arent,wont,havent,hasnt,without,except,other than,apart from,anything but,but not,dont want,do not want,dont need,do not need';

/** Words before what somebody does not have, which asks for nothing: "we have no car". */
export const notOurs = 'i dont have,we dont have,dont have,do not have,i have no,we have no';

/** What has to be, in the words after it and before it; "must have" and "only in" go with what follows. */
export const mustAfter =
  /^\s+(?:is\s+(?:an?\s+)?)?(?:must|compulsory|mandatory|only)(?!\p{L}|\s+(?:have|be|in|at|with)\s)/iu;
export const mustBefore = /(?:^|[\s,])(?:must|compulsory|mandatory|only)(?:\s|$)/iu;

/** Words for what is wrong with something: who wants "no parking problem" wants parking. */
export const troubles =
  /^(?:problems?|issues?|shortages?|scarcity|(?:power)?cuts?|tension|worry|trouble)$/;

/** Words after a wish that refuse it. */
export const refusals =
  'not allowed,not required,not needed,not necessary,no need,venda,vendam,வேண்டாம்,illa,illai,இல்லை,illama,இல்லாமல்,' +
  'nahi,nahin,नहीं';

/** What a name ends with that is one of its own, whatever it begins with: "Meenakshi Mission Hospital" is no temple. */
export const institutions =
  /^(?:hospitals?|college|school|university|institute|academy|church|clinic)$/;

/** What a number of them says is how long, and no word of a home. */
export const times = /^(?:days?|weeks?|months?|years?|yrs?)$/;

/** What a number belongs to that stands behind it: "flat 4". */
export const doorWords = /^(?:flat|door|no|plot|unit|house|block|old|new)$/;

/** Words after a place or a landmark that say what stands there. */
export const afterPlace =
  'station,railway station,metro,metro station,mrts,mrts station,train station,stn,railway stn,metro stn,bus stand,bus stop,bus depot,' +
  'bus terminus,mall,junction,signal,market';

/** Numbers that are one word in Tamil; of the script their stems, which endings follow. */
export const tamilNumbers: ReadonlyMap<string, string> = new Map([
  // A ten with a plus takes the number that follows: "இருபத்தி ஐந்தாயிரம்" is 25000.
  ['இருபத்தி', '20+'],
  ['இருபத்து', '20+'],
  ['முப்பத்தி', '30+'],
  ['முப்பத்து', '30+'],
  ['நாற்பத்தி', '40+'],
  ['நாற்பத்து', '40+'],
  ['irubathi', '20+'],
  ['iruvathi', '20+'],
  ['muppathi', '30+'],
  ['இரண்டாயிர', '2000'],
  ['மூன்றாயிர', '3000'],
  ['நான்காயிர', '4000'],
  ['ஐந்தாயிர', '5000'],
  ['ஆறாயிர', '6000'],
  ['ஏழாயிர', '7000'],
  ['எட்டாயிர', '8000'],
  ['ஒன்பதாயிர', '9000'],
  ['பத்தாயிர', '10000'],
  ['பன்னிரண்டாயிர', '12000'],
  ['பதினைந்தாயிர', '15000'],
  ['பதினெட்டாயிர', '18000'],
  ['இருபதாயிர', '20000'],
  ['இருபத்தைந்தாயிர', '25000'],
  ['முப்பதாயிர', '30000'],
  ['முப்பத்தைந்தாயிர', '35000'],
  ['நாற்பதாயிர', '40000'],
  ['ஐம்பதாயிர', '50000'],
  ['anju', '5'],
  ['aaru', '6'],
  ['ettu', '8'],
  ['pathu', '10'],
  ['pathinanju', '15'],
  ['irubathu', '20'],
  ['iruvathu', '20'],
  ['irubathanju', '25'],
  ['muppathu', '30'],
  ['muppathanju', '35'],
  ['narpathu', '40'],
  ['aimbathu', '50'],
  ['ambathu', '50'],
]);
