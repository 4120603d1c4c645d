/**
 * The places that the site knows: their names, where they are, and how far from each other. The search, the maps and the
 * pages of places all read this one table; it knows nothing of homes.
 */
import type { Coordinates } from '../coordinates';
import { cities, type City, isCity, type Place } from './place';

/**
 * Reads a table of places with a line for each: its name, the degrees north and east of its middle to 0.005 (550 m), its
 * other spellings. They are one text, which is the least that a visitor's phone must load. On 2026-12-01 each of Chennai was
 * within a kilometre of what public sources have by its name: bus stops (`ungalsoththu/ChennaiGTFS`), stations, habitations and
 * post offices (`sunilmukkath/OpenCity-Transit-Lab`), canteens (`saiy2k/Amma-Unavagam-Finder`), GeoNames (CC BY 4.0). Of Madurai
 * this was asked of GeoNames, of the stations of `datameet/railways`, and of the bus stops of `Terrificdatabytes/bustracker`
 * (Goripalayam, Iyer Bungalow, Mattuthavani, Palanganatham, Simmakkal, Tallakulam, Thirunagar, Thiruppalai); its other quarters
 * have no source, and are from memory of public maps.
 */
function readTable(table: string) {
  const rows = table.trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [name = '', north, east, ...spellings] = row.split(', ');
      const coordinates: Coordinates = [Number(north), Number(east)];
      return [name, { coordinates, names: [name, ...spellings] }];
    }),
  );
}

/** The places that the search and the maps know, by name; one that both cities have is spelled in the first. */
export const localities = {
  Chennai: readTable(`
Chennai, 13.083, 80.27, Madras, சென்னை
Adambakkam, 12.99, 80.205, ஆதம்பாக்கம்
Adyar, 13.005, 80.255, Adayar, அடையாறு
Akkarai, 12.9, 80.245, அக்கரை
Alandur, 13, 80.205, Alandhur, ஆலந்தூர்
Alapakkam, 13.05, 80.165, ஆலப்பாக்கம்
Alwarpet, 13.035, 80.25, Alwarpettai, ஆழ்வார்ப்பேட்டை
Ambattur, 13.115, 80.155, Ambathur, அம்பத்தூர்
Aminjikarai, 13.07, 80.225, Aminjikkarai, Amainthakarai, அமைந்தகரை
Anakaputhur, 12.985, 80.125, Anakaputtur, அனகாபுத்தூர்
Anna Nagar, 13.085, 80.21, அண்ணா நகர்
Anna Salai, 13.06, 80.26, Mount Road, அண்ணா சாலை
Arumbakkam, 13.07, 80.21, அரும்பாக்கம்
Ashok Nagar, 13.035, 80.21, Asok Nagar, அசோக் நகர்
Avadi, 13.115, 80.1, ஆவடி
Ayanavaram, 13.1, 80.235, அயனாவரம்
Ayapakkam, 13.095, 80.135, Ayappakkam, அயப்பாக்கம்
Besant Nagar, 13, 80.265, பெசன்ட் நகர்
Chengalpattu, 12.69, 79.98, Chengalpet, செங்கல்பட்டு
Chepauk, 13.06, 80.28, Chepakkam, சேப்பாக்கம்
Chetpet, 13.07, 80.24, Chetput, சேத்துப்பட்டு
Chintadripet, 13.075, 80.275, Chindadripet, சிந்தாதிரிப்பேட்டை
Choolai, 13.09, 80.265, சூளை
Choolaimedu, 13.065, 80.225, சூளைமேடு
Chromepet, 12.95, 80.14, Chrompet, குரோம்பேட்டை
Egattur, 12.84, 80.225, ஏகாட்டூர்
Egmore, 13.075, 80.26, Ezhumbur, எழும்பூர்
Ekkatuthangal, 13.02, 80.205, Ekkattuthangal, Ekkaduthangal, ஈக்காட்டுத்தாங்கல்
Ennore, 13.215, 80.315, Ennur, எண்ணூர்
George Town, 13.095, 80.285, Parrys, Parry's Corner, Sowcarpet, ஜார்ஜ் டவுன், பாரிமுனை
Gerugambakkam, 13.015, 80.135, Gerugampakkam, கெருகம்பாக்கம்
Gopalapuram, 13.05, 80.255, கோபாலபுரம்
Guduvanchery, 12.845, 80.06, Guduvancheri, கூடுவாஞ்சேரி
Guindy, 13.01, 80.215, கிண்டி
Injambakkam, 12.915, 80.25, Enjambakkam, ஈஞ்சம்பாக்கம்
Iyyappanthangal, 13.04, 80.135, Iyappanthangal, Ayyappanthangal
Jalladianpet, 12.92, 80.205, Jalladampet, ஜல்லடியன்பேட்டை
Kanathur, 12.85, 80.24, கானத்தூர்
Kanchipuram, 12.835, 79.705, Kancheepuram, காஞ்சிபுரம்
Kandanchavadi, 12.965, 80.245, Kandhanchavadi, கந்தன்சாவடி
Karapakkam, 12.92, 80.23, Karappakkam, காரப்பாக்கம்
Kattankulathur, 12.805, 80.025, Kattangulathur, காட்டாங்கொளத்தூர்
Keelkattalai, 12.955, 80.185, Kilkattalai, கீழ்க்கட்டளை
Kelambakkam, 12.785, 80.22, கேளம்பாக்கம்
Kilambakkam, 12.87, 80.08, Kilampakkam, கிளாம்பாக்கம்
Kilpauk, 13.08, 80.24, கீழ்ப்பாக்கம்
KK Nagar, 13.04, 80.2, Kalaignar Karunanidhi Nagar, கே.கே. நகர்
Kodambakkam, 13.05, 80.225, கோடம்பாக்கம்
Kolapakkam, 13.01, 80.145, கொளப்பாக்கம்
Kolathur, 13.125, 80.21, Kolathoor, கொளத்தூர்
Korattur, 13.11, 80.185, Korathur, கொரட்டூர்
Kottivakkam, 12.97, 80.26, கொட்டிவாக்கம்
Kotturpuram, 13.02, 80.24, கோட்டூர்புரம்
Kovalam, 12.79, 80.25, Covelong, கோவளம்
Kovilambakkam, 12.94, 80.185, கோவிலம்பாக்கம்
Koyambedu, 13.07, 80.195, கோயம்பேடு
Kundrathur, 12.995, 80.095, Kunrathur, குன்றத்தூர்
Madambakkam, 12.9, 80.165, மாடம்பாக்கம்
Madhavaram, 13.15, 80.23, Madavaram, மாதவரம்
Madipakkam, 12.965, 80.2, Madippakkam, மடிப்பாக்கம்
Maduravoyal, 13.065, 80.17, Maduravoil, மதுரவாயல்
Mahabalipuram, 12.62, 80.19, Mamallapuram, மாமல்லபுரம், மகாபலிபுரம்
Mambakkam, 12.83, 80.165, மாம்பாக்கம்
Manali, 13.165, 80.265, மணலி
Manapakkam, 13.015, 80.175, Manappakkam, மணப்பாக்கம்
Mandaveli, 13.025, 80.265, Mandaiveli, Mandavelli, மந்தைவெளி
Mangadu, 13.03, 80.11, Mangaadu, மாங்காடு
Maraimalai Nagar, 12.795, 80.02, மறைமலை நகர்
Medavakkam, 12.92, 80.19, மேடவாக்கம்
Meenambakkam, 12.985, 80.175, மீனம்பாக்கம்
Minjur, 13.28, 80.26, Meenjur, மீஞ்சூர்
Mogappair, 13.085, 80.175, Mugappair, Mugapair, முகப்பேர்
Mudichur, 12.915, 80.07, முடிச்சூர்
Mugalivakkam, 13.02, 80.165, Mugalivaakkam, Moulivakkam, முகலிவாக்கம், மௌலிவாக்கம்
Muttukadu, 12.83, 80.24, முட்டுக்காடு
Mylapore, 13.035, 80.27, Mylapur, மயிலாப்பூர்
Nandambakkam, 13.02, 80.19, நந்தம்பாக்கம்
Nandanam, 13.03, 80.24, நந்தனம்
Nanganallur, 12.98, 80.19, நங்கநல்லூர்
Nanmangalam, 12.94, 80.175, நன்மங்கலம்
Navalur, 12.845, 80.225, Navallur, நாவலூர்
Neelankarai, 12.95, 80.255, Neelangarai, Nilankarai, நீலாங்கரை
Nerkundram, 13.065, 80.185, Nerkunram, நெற்குன்றம்
Nolambur, 13.075, 80.17, நொளம்பூர்
Nungambakkam, 13.06, 80.24, நுங்கம்பாக்கம்
Oragadam, 12.85, 79.945, ஒரகடம்
Padur, 12.81, 80.23, படூர்
Palavakkam, 12.96, 80.255, பாலவாக்கம்
Pallavaram, 12.97, 80.15, பல்லாவரம்
Pallikaranai, 12.935, 80.21, Pallikkaranai, பள்ளிக்கரணை
Pammal, 12.975, 80.135, பம்மல்
Panaiyur, 12.885, 80.245, பனையூர்
Pattabiram, 13.12, 80.06, Pattabhiram, பட்டாபிராம்
Pazhavanthangal, 12.99, 80.185, Palavanthangal, பழவந்தாங்கல்
Perambur, 13.115, 80.245, Perambore, பெரம்பூர்
Perumbakkam, 12.905, 80.2, பெரும்பாக்கம்
Perungalathur, 12.905, 80.095, பெருங்களத்தூர்
Perungudi, 12.965, 80.24, பெருங்குடி
Polichalur, 12.99, 80.14, Pozhichalur, பொழிச்சலூர்
Poonamallee, 13.05, 80.105, Poondamalli, Poonthamalli, பூந்தமல்லி
Porur, 13.035, 80.155, போரூர்
Potheri, 12.82, 80.035, பொத்தேரி
Purasawalkam, 13.09, 80.255, Purasaiwakkam, Purasaivakkam, புரசைவாக்கம்
Puzhal, 13.165, 80.205, புழல்
Ramapuram, 13.03, 80.18, ராமாபுரம், இராமாபுரம்
R.A. Puram, 13.025, 80.255, Raja Annamalaipuram, ராஜா அண்ணாமலைபுரம், இராஜா அண்ணாமலைபுரம்
Red Hills, 13.19, 80.185, செங்குன்றம்
Royapettah, 13.055, 80.265, Royapettai, ராயப்பேட்டை, இராயப்பேட்டை
Royapuram, 13.11, 80.295, ராயபுரம், இராயபுரம்
Saidapet, 13.02, 80.225, Saidapettai, சைதாப்பேட்டை
Saligramam, 13.05, 80.2, சாலிகிராமம்
Santhome, 13.03, 80.275, San Thome, சாந்தோம்
Selaiyur, 12.915, 80.145, Selaiyoor, சேலையூர்
Sembakkam, 12.925, 80.155, செம்பாக்கம்
Semmancheri, 12.87, 80.225, Semmanchery, செம்மஞ்சேரி
Sholinganallur, 12.9, 80.23, Solinganallur, Cholinganallur, சோழிங்கநல்லூர்
Singaperumal Koil, 12.76, 80, Singaperumal Kovil, சிங்கப்பெருமாள் கோவில்
Siruseri, 12.835, 80.205, Sirucheri, சிறுசேரி
Sithalapakkam, 12.885, 80.19, சித்தாலப்பாக்கம்
Sriperumbudur, 12.97, 79.94, Sriperumpudur, ஸ்ரீபெரும்புதூர், திருப்பெரும்புதூர்
St. Thomas Mount, 13, 80.195, Parangimalai, பரங்கிமலை
Tambaram, 12.925, 80.12, Thambaram, தாம்பரம்
Taramani, 12.985, 80.24, Tharamani, தரமணி
Teynampet, 13.045, 80.25, Thenampet, தேனாம்பேட்டை
Thalambur, 12.845, 80.205, Thazhambur, தாழம்பூர்
Thirumangalam, 13.085, 80.2, Tirumangalam, திருமங்கலம்
Thirumazhisai, 13.055, 80.06, Tirumazhisai, திருமழிசை
Thirumullaivoyal, 13.12, 80.135, Tirumullaivoyal, Thirumullaivayil, திருமுல்லைவாயல்
Thiruninravur, 13.115, 80.03, Tiruninravur, திருநின்றவூர்
Thiruporur, 12.725, 80.19, Tiruporur, திருப்போரூர்
Thirusulam, 12.98, 80.165, Tirusulam, திரிசூலம்
Thiruvallur, 13.145, 79.91, Tiruvallur, திருவள்ளூர்
Thiruvanmiyur, 12.985, 80.26, Tiruvanmiyur, திருவான்மியூர்
Thiruverkadu, 13.07, 80.125, Tiruverkadu, திருவேற்காடு
Thiruvottiyur, 13.16, 80.3, Tiruvottiyur, திருவொற்றியூர்
Thoraipakkam, 12.94, 80.235, Thuraipakkam, Thoraippakkam, துரைப்பாக்கம்
T. Nagar, 13.04, 80.235, Thyagaraya Nagar, Theagaraya Nagar, Thiyagaraya Nagar, தி. நகர், தியாகராய நகர்
Tondiarpet, 13.125, 80.285, தண்டையார்பேட்டை
Triplicane, 13.06, 80.275, Thiruvallikeni, Tiruvallikeni, திருவல்லிக்கேணி
Ullagaram, 12.98, 80.195, Puzhuthivakkam, உள்ளகரம், புழுதிவாக்கம்
Urapakkam, 12.865, 80.07, Urappakkam, ஊரப்பாக்கம்
Uthandi, 12.87, 80.245, உத்தண்டி
Vadapalani, 13.05, 80.21, வடபழனி, வடபழநி
Valasaravakkam, 13.04, 80.175, வளசரவாக்கம்
Vanagaram, 13.06, 80.15, வானகரம்
Vandalur, 12.89, 80.08, வண்டலூர்
Velachery, 12.975, 80.22, Velacheri, வேளச்சேரி
Villivakkam, 13.11, 80.205, வில்லிவாக்கம்
Villupuram, 11.94, 79.49, Viluppuram, விழுப்புரம்
Virugambakkam, 13.055, 80.19, விருகம்பாக்கம்
Vyasarpadi, 13.11, 80.255, வியாசர்பாடி
Washermanpet, 13.11, 80.285, Washermenpet, வண்ணாரப்பேட்டை
West Mambalam, 13.04, 80.22, மேற்கு மாம்பலம்
`),
  Madurai: readTable(`
Madurai, 9.92, 78.12, மதுரை
Alagar Kovil, 10.075, 78.215, Alagar Koil, Azhagar Kovil, அழகர் கோவில்
Anaiyur, 9.96, 78.11, ஆனையூர்
Anna Nagar, 9.92, 78.145
Anuppanadi, 9.905, 78.145, அனுப்பானடி
Arappalayam, 9.93, 78.105, ஆரப்பாளையம்
Avaniyapuram, 9.885, 78.11, அவனியாபுரம்
Bibikulam, 9.94, 78.135, பீபிகுளம்
Chokkikulam, 9.935, 78.13, சொக்கிகுளம்
Ellis Nagar, 9.915, 78.105, எல்லீஸ் நகர்
Goripalayam, 9.93, 78.13, கோரிப்பாளையம்
Iyer Bungalow, 9.97, 78.14, ஐயர் பங்களா, அய்யர் பங்களா
Jaihindpuram, 9.905, 78.11, Jai Hind Puram, ஜெய்ஹிந்த்புரம்
Kalavasal, 9.93, 78.095, காளவாசல்
Kannanendal, 9.965, 78.14, Kannenthal, கண்ணனேந்தல்
KK Nagar, 9.935, 78.15
Kochadai, 9.935, 78.085, கோச்சடை
Koodal Nagar, 9.945, 78.11, கூடல் நகர்
K. Pudur, 9.955, 78.15, Pudur, கே. புதூர்
Mattuthavani, 9.945, 78.155, மாட்டுத்தாவணி
Melur, 10.03, 78.34, மேலூர்
Nagamalai, 9.935, 78.055, Nagamalai Pudukkottai, Nagamalai Pudukottai, நாகமலை, நாகமலை புதுக்கோட்டை
Narimedu, 9.94, 78.13, நரிமேடு
Othakadai, 9.96, 78.185, Othakkadai, ஒத்தக்கடை
Palanganatham, 9.905, 78.095, பழங்காநத்தம்
Paravai, 9.965, 78.065, பரவை
Samayanallur, 9.98, 78.035, சமயநல்லூர்
Sellur, 9.935, 78.12, செல்லூர்
Simmakkal, 9.925, 78.12, Simmakal, சிம்மக்கல்
SS Colony, 9.92, 78.1, எஸ்.எஸ். காலனி
Tallakulam, 9.94, 78.135, Thallakulam, தல்லாகுளம்
Teppakulam, 9.91, 78.145, Theppakulam, தெப்பக்குளம்
Thirumangalam, 9.825, 77.99
Thirunagar, 9.885, 78.05, Tirunagar, திருநகர்
Thiruparankundram, 9.88, 78.07, Tiruparankundram, திருப்பரங்குன்றம்
Thiruppalai, 9.975, 78.14, Tiruppalai, திருப்பாலை
Vandiyur, 9.91, 78.16, வண்டியூர்
Vilacheri, 9.895, 78.06, Vilachery, விளாச்சேரி
Vilangudi, 9.95, 78.09, விளாங்குடி
Villapuram, 9.895, 78.125, வில்லாபுரம்
Viraganur, 9.905, 78.155, Viraganoor, விரகனூர்
`),
};

/** The roads that people search by, and the places along each. */
export const roads: readonly { names: readonly [string, ...string[]]; along: string }[] = [
  {
    names: [
      'OMR',
      'OMR Road',
      'Old Mahabalipuram Road',
      'Rajiv Gandhi Salai',
      'பழைய மகாபலிபுரம் சாலை',
      'ராஜீவ் காந்தி சாலை',
    ],
    along:
      'Taramani, Kandanchavadi, Perungudi, Thoraipakkam, Karapakkam, Sholinganallur, Semmancheri, Navalur, Egattur, Siruseri, Padur, Kelambakkam, Thiruporur',
  },
  {
    names: ['ECR', 'ECR Road', 'East Coast Road', 'கிழக்கு கடற்கரை சாலை', 'கிழக்குக் கடற்கரைச் சாலை'],
    along:
      'Thiruvanmiyur, Kottivakkam, Palavakkam, Neelankarai, Injambakkam, Akkarai, Panaiyur, Uthandi, Kanathur, Muttukadu, Kovalam, Mahabalipuram',
  },
  {
    names: ['GST Road', 'GST', 'Grand Southern Trunk Road', 'ஜி.எஸ்.டி. சாலை'],
    along:
      'Guindy, St. Thomas Mount, Pazhavanthangal, Meenambakkam, Thirusulam, Pallavaram, Chromepet, Tambaram, Perungalathur, Vandalur, Kilambakkam, Urapakkam, Guduvanchery, Potheri, Kattankulathur, Maraimalai Nagar, Singaperumal Koil, Chengalpattu',
  },
];

/** Every place of the table, cities included. */
export function listPlaces(): Place[] {
  return cities.flatMap((city) => [...localities[city].keys()].map((name) => ({ name, city })));
}

/** The coordinates of a place or a whole city; `null` if the table lacks it. */
export function findCoordinates({ name, city }: Place): Coordinates | null {
  return localities[city].get(name)?.coordinates ?? null;
}

const kilometresOfDegree = 111.2;

/** Kilometres between two points that are no farther apart than two towns. */
export function measureDistance(one: Coordinates, other: Coordinates): number {
  const narrowing = Math.cos((one[0] * Math.PI) / 180);
  return kilometresOfDegree * Math.hypot(one[0] - other[0], (one[1] - other[1]) * narrowing);
}

/** Kilometres between the middles of two places. */
export function distanceBetween(one: Place, other: Place): number {
  const from = findCoordinates(one);
  const to = findCoordinates(other);
  return from && to ? measureDistance(from, to) : Infinity;
}

/** Beyond this distance (km) from the middle of the city whose map a place is on, it is a town of its own. */
const cityReach = 50;

/** The city that a place is a part of; `null` for a city, and for a town that is only near one. */
export function findCity(place: Place): City | null {
  const { city } = place;
  if (isCity(place)) return null;
  return distanceBetween(place, { name: city, city }) > cityReach ? null : city;
}
