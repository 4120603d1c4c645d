/**
 * What people name instead of a place, such as a college or a company, and the places that they mean by it; it stands in the
 * first of these, in its middle unless its own point is known.
 */
import type { Coordinates } from '../coordinates';
import type { City, Place } from './place';

export interface Landmark {
  name: string;
  city: City;
  /** Names of `localities`. */
  places: readonly string[];
  /** Where it stands, if that is more than a kilometre from the middle of its place. */
  point?: Coordinates | undefined;
  spellings: readonly string[];
}

/**
 * Reads a table with a line for each: its name, maybe its point (degrees north and east to 0.005, 550 m), the places around it,
 * its other spellings. The points were compared on 2026-11-30 with GeoNames and the stations of `datameet/railways` where
 * these have them; campuses, hospitals, malls and works are by hand from public maps.
 */
function readTable(city: City, table: string): Landmark[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', places = '', spellings = ''] = row.split(': ');
      const [, name = title, north, east] = /^(.+) \(([\d.]+), ([\d.]+)\)$/.exec(title) ?? [];
      return {
        name,
        city,
        places: places.split(', '),
        ...(north !== undefined && { point: [Number(north), Number(east)] as const }),
        spellings: [name, ...spellings.split(', ').filter(Boolean)],
      };
    });
}

export const landmarks: readonly Landmark[] = [
  ...readTable(
    'Chennai',
    `
IIT Madras (12.99, 80.235): Taramani, Velachery, Adyar, Kotturpuram: IIT, IITM, IIT Chennai, IIT Research Park, IIT Madras Research Park
Anna University (13.01, 80.235): Guindy, Kotturpuram, Saidapet: Anna Univ, CEG Guindy
Tidel Park (12.99, 80.25): Taramani, Thiruvanmiyur, Perungudi: Tidel, Tidal Park, Tidel IT Park
Ramanujan IT City: Taramani, Thiruvanmiyur, Kandanchavadi: Ramanujan IT Park, Ramanujam IT Park, Ascendas, Ascendas IT Park
World Trade Center: Perungudi, Kandanchavadi, Thoraipakkam: World Trade Centre, WTC
DLF IT Park: Manapakkam, Mugalivakkam, Porur, Ramapuram: DLF, DLF Cyber City
SIPCOT: Siruseri, Navalur, Egattur, Padur: SIPCOT IT Park, Siruseri IT Park
Olympia Tech Park: Guindy, Ekkatuthangal, Ashok Nagar: Olympia, Olympia Technology Park
Guindy Industrial Estate: Guindy, Ekkatuthangal, Saidapet: Guindy Estate
Ambattur Industrial Estate (13.1, 80.16): Ambattur, Korattur, Mogappair: Ambattur Estate, Ambattur IT Park
MEPZ (12.94, 80.13): Tambaram, Chromepet, Selaiyur
Infosys: Sholinganallur, Semmancheri, Karapakkam, Navalur
Infosys Mahindra City (12.735, 80.005): Singaperumal Koil, Maraimalai Nagar, Chengalpattu: Infosys Mahindra World City
TCS Siruseri: Siruseri, Egattur, Navalur, Padur: TCS, TCS SIPCOT
Cognizant: Thoraipakkam, Karapakkam, Sholinganallur, Siruseri: CTS
ELCOT: Sholinganallur, Semmancheri, Karapakkam: ELCOT SEZ, HCL, Wipro
RMZ Millenia: Perungudi, Kandanchavadi, Taramani: RMZ
SIPCOT Oragadam: Oragadam, Sriperumbudur: SIPCOT Sriperumbudur, Oragadam SIPCOT
Mahindra World City (12.735, 80.005): Singaperumal Koil, Maraimalai Nagar, Chengalpattu: Mahindra City
Chennai Airport (12.985, 80.165): Meenambakkam, Thirusulam, Pallavaram, Nanganallur: Airport, Meenambakkam Airport
Chennai Central (13.085, 80.275): Egmore, Purasawalkam, Triplicane: Central, Central Station, Central Railway Station
CMBT (13.07, 80.205): Koyambedu, Arumbakkam, Vadapalani, Virugambakkam: Koyambedu Bus Stand, Koyambedu Bus Terminus, Koyambedu Market
Kilambakkam Bus Terminus: Kilambakkam, Vandalur, Urapakkam: KCBT, Kilambakkam Bus Stand, New Bus Stand
IT Parks: Taramani, Perungudi, Thoraipakkam, Sholinganallur, Guindy, Ramapuram: IT Park, Tech Park, Tech Parks, IT Corridor, IT Company, IT Companies
Vandalur Zoo (12.88, 80.08): Vandalur, Kilambakkam, Perungalathur: Zoo
SRM University (12.825, 80.045): Potheri, Kattankulathur, Guduvanchery, Maraimalai Nagar: SRM, SRM College, SRMIST
VIT Chennai (12.84, 80.155): Mambakkam, Kelambakkam, Thalambur: VIT, VIT University
Sathyabama University: Semmancheri, Sholinganallur, Navalur: Sathyabama, Sathyabama College
Loyola College: Nungambakkam, Choolaimedu, Chetpet: Loyola
Madras Christian College: Tambaram, Selaiyur, Perungalathur: MCC, Christian College
Presidency College: Chepauk, Triplicane, Royapettah: Presidency
Madras Medical College (13.08, 80.275): George Town, Egmore, Choolai: MMC, Rajiv Gandhi Hospital
Ethiraj College: Egmore, Nungambakkam, Chetpet: Ethiraj
Stella Maris College: Gopalapuram, Royapettah, Alwarpet: Stella Maris
Women's Christian College: Nungambakkam, Chetpet: WCC
Guru Nanak College: Velachery, Guindy, Adambakkam: Guru Nanak
SSN College (12.75, 80.195): Thiruporur, Kelambakkam, Padur, Siruseri: SSN, SSN Kalavakkam, Kalavakkam
Hindustan University: Padur, Kelambakkam, Siruseri: Hindustan College, HITS
St. Joseph's College: Semmancheri, Sholinganallur, Navalur: St Joseph's College of Engineering, Jeppiaar
Vels University: Pallavaram, Pammal, Thirusulam: Vels, Vels College
Crescent University (12.875, 80.085): Vandalur, Kilambakkam, Urapakkam: Crescent, Crescent College
Saveetha University (13.03, 80.015): Thirumazhisai, Poonamallee: Saveetha, Saveetha College
Dr. MGR University: Maduravoyal, Nerkundram, Vanagaram: MGR University, MGR Engineering College
Velammal Engineering College (13.15, 80.19): Ambattur, Puzhal, Kolathur: Velammal College
Phoenix Marketcity (12.99, 80.215): Velachery, Guindy, Adambakkam: Phoenix, Phoenix Mall, Phoenix Market City
Express Avenue: Royapettah, Triplicane, Mylapore: Express Avenue Mall, EA Mall
Marina Beach: Triplicane, Mylapore, Santhome: Marina
Elliot's Beach: Besant Nagar, Adyar, Thiruvanmiyur: Elliots, Elliot Beach, Besant Nagar Beach, Bessy Beach
Sankara Nethralaya: Nungambakkam, Egmore, Chetpet: Sankara Netralaya, Shankara Nethralaya
Apollo Hospital: Nungambakkam, Egmore, Anna Salai: Apollo, Apollo Hospitals, Apollo Greams Road, Apollo Greams Rd, Greams Road, Greams Rd, Apollo Hospital Greams Road
MIOT Hospital: Manapakkam, Nandambakkam, Ramapuram: MIOT
Global Hospital: Perumbakkam, Medavakkam, Sholinganallur: Gleneagles, Gleneagles Global Hospital
Ramachandra Hospital: Porur, Iyyappanthangal, Ramapuram: Ramachandra, Sri Ramachandra, SRMC, Sri Ramachandra Hospital
Chitlapakkam (12.935, 80.14): Chromepet, Selaiyur, Tambaram: Chitalapakkam, Chitlapakam
Tambaram Sanatorium (12.94, 80.13): Tambaram, Chromepet: Sanatorium
Rajakilpakkam: Selaiyur, Sembakkam, Tambaram: Rajakizhpakkam
Camp Road: Selaiyur, Tambaram, Sembakkam
Hasthinapuram: Chromepet, Selaiyur: Hastinapuram, Nemilichery
Vengaivasal (12.9, 80.17): Medavakkam, Sembakkam: Vengaivaasal, Santhosapuram
Narayanapuram: Pallikaranai, Velachery, Keelkattalai
Moovarasampet: Madipakkam, Keelkattalai, Nanganallur: Moovarasampettai
Nesapakkam: KK Nagar, Virugambakkam, Ramapuram: Nesappakkam
Jafferkhanpet: Ashok Nagar, Ekkatuthangal, KK Nagar: Jafferkhanpettai, Ashok Pillar, Jafarkhanpet
MGR Nagar: KK Nagar, Ashok Nagar, Ekkatuthangal
Little Mount: Saidapet, Guindy: Chinnamalai
Shenoy Nagar: Aminjikarai, Anna Nagar, Kilpauk
Thousand Lights: Nungambakkam, Royapettah, Teynampet: 1000 Lights
MRC Nagar (13.02, 80.27): R.A. Puram, Mandaveli, Santhome: Foreshore Estate
Boat Club: R.A. Puram, Nandanam, Teynampet
Kasturba Nagar: Adyar, Thiruvanmiyur: Kasturibai Nagar
Indira Nagar: Adyar, Thiruvanmiyur
Mambalam Station: T. Nagar, West Mambalam: Mambalam, Mambalam Railway Station
Beach Station: George Town, Royapuram: Chennai Beach
Padi: Korattur, Villivakkam, Mogappair: Padi Junction
Mannurpet: Ambattur, Korattur
Kodungaiyur (13.14, 80.25): Vyasarpadi, Perambur, Madhavaram: Kodungaiyoor
MKB Nagar (13.125, 80.26): Vyasarpadi, Perambur
Otteri (13.095, 80.25): Perambur, Ayanavaram, Purasawalkam
Vepery: Purasawalkam, Choolai, Egmore: Periamet
Broadway: George Town, Washermanpet: High Court
Moolakadai (13.13, 80.24): Madhavaram, Perambur, Kolathur
Retteri: Kolathur, Madhavaram, Puzhal
Surapet (13.145, 80.19): Kolathur, Puzhal, Ambattur
Kattupakkam: Iyyappanthangal, Poonamallee, Porur: Noombal
Kovur (13.01, 80.12): Porur, Kundrathur, Gerugambakkam
Karayanchavadi: Poonamallee, Mangadu
Velappanchavadi: Thiruverkadu, Vanagaram, Poonamallee
Padappai (12.885, 80.02): Mudichur, Perungalathur: Manimangalam
West Tambaram: Tambaram, Mudichur, Perungalathur
Ottiyambakkam: Perumbakkam, Sithalapakkam
Kazhipattur: Padur, Siruseri, Egattur: Kazhipathur
Ponmar (12.855, 80.17): Mambakkam, Sithalapakkam, Medavakkam
Light House: Mylapore, Santhome: Luz, Luz Corner
Forum Mall: Vadapalani, Saligramam: Vijaya Mall, Nexus Mall
VR Mall (13.08, 80.195): Anna Nagar, Thirumangalam, Koyambedu: VR Chennai
Ampa Skywalk: Aminjikarai, Anna Nagar, Arumbakkam: Ampa Mall, Skywalk Mall
Spencer Plaza: Anna Salai, Royapettah, Egmore: Spencer
Stanley Hospital: Royapuram, Washermanpet, George Town: Stanley Medical College
Kilpauk Medical College: Kilpauk, Purasawalkam, Chetpet: KMC, KMC Hospital
Fortis Malar: Adyar, Besant Nagar: Malar Hospital, Fortis Hospital
Cancer Institute: Adyar, Guindy, Kotturpuram: Adyar Cancer Institute
Kauvery Hospital: Alwarpet, Mylapore, R.A. Puram: Kauvery, Cauvery Hospital
SIMS Hospital: Vadapalani, Saligramam: SIMS
Chettinad Hospital: Kelambakkam, Padur: Chettinad, Chettinad Health City
Zoho (12.83, 80.05): Guduvanchery, Urapakkam, Vandalur: Zoho Estancia, Estancia
`,
  ),
  ...readTable(
    'Madurai',
    `
Meenakshi Temple: Simmakkal, Sellur, Teppakulam: Meenakshi, Meenakshi Amman Temple, Meenakshi Amman Kovil, Meenakshi Amman Koil
Periyar Bus Stand (9.915, 78.11): Simmakkal, Ellis Nagar, Arappalayam: Periyar
Mattuthavani Bus Stand: Mattuthavani, KK Nagar, Othakadai: MGR Bus Stand
Madurai Kamaraj University (9.94, 78.01): Nagamalai, Kalavasal, Vilangudi, Thirunagar: MKU, Kamaraj University, MK University
Thiagarajar College: Teppakulam, Villapuram, Anna Nagar: Thiagarajar, Thiagarajar Arts College
American College: Goripalayam, Tallakulam, Chokkikulam: American College Madurai
Lady Doak College: Chokkikulam, Tallakulam, Narimedu: Lady Doak
Fatima College: Vilangudi, Koodal Nagar, Arappalayam: Fatima
Thiagarajar Engineering College (9.885, 78.08): Thiruparankundram, Thirunagar, Palanganatham: TCE, Thiagarajar College of Engineering
Velammal Hospital (9.885, 78.15): Viraganur, Anuppanadi, Vandiyur: Velammal Medical College
Apollo Hospital, Madurai: KK Nagar, Anna Nagar, Mattuthavani: Apollo Madurai, Apollo Hospitals Madurai
Ponmeni: Kalavasal, SS Colony: Bypass Road, Bye Pass Road
Surveyor Colony: K. Pudur, Kannanendal: Mattuthavani Ring Road
Reserve Line: K. Pudur, Bibikulam
TVS Nagar: Jaihindpuram, Palanganatham, SS Colony
Pasumalai (9.9, 78.08): Thirunagar, Thiruparankundram, Palanganatham
Bethaniapuram: Arappalayam, Kalavasal
Gomathipuram: Anna Nagar, Vandiyur
Masi Street: Simmakkal: West Masi Street, East Masi Street, Town Hall Road
Race Course: Tallakulam, Bibikulam, K. Pudur: Racecourse
Madurai Railway Station (9.92, 78.11): Simmakkal, Ellis Nagar: Madurai Junction
Madurai Airport (9.835, 78.095): Avaniyapuram, Villapuram, Thiruparankundram: Airport Madurai
`,
  ),
];

/** By how many landmarks people look for homes in a place: the more, the more often they search it. */
export function countLandmarks({ name, city }: Place): number {
  return landmarks.filter((one) => one.city === city && one.places.includes(name)).length;
}
