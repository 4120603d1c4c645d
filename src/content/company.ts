import type { Weekday } from '../domain/clock';
import type { CompanyValues } from '../domain/company/schema';
import file from './company-facts.json' with { type: 'json' };
import { firstTexts } from './pages/about';

/** What the operator has saved on `/admin/company`, as the build found it: `scripts/build/company-facts.ts` writes the file. */
interface BuiltFacts {
  version: string;
  at: string;
  values: Partial<CompanyValues>;
}

/** Not the type of what the file holds now. */
const saved: object = file;

/** What this site was built with. */
export const built: BuiltFacts = { version: '', at: '', values: {}, ...saved };

/** What the form begins with. */
export const firstValues = {
  since: '2023',
  greeting: 'Hello, I would like to talk to the property team.',
  enquiryRetentionDays: '730',
  ...firstTexts,
} satisfies Partial<CompanyValues>;

const said: Partial<CompanyValues> & typeof firstValues = { ...firstValues, ...built.values };
const phone = '+91 00000 00000';

const fact = (text: string | undefined, placeholder: string) =>
  text === undefined || text === '' ? placeholder : text;

interface Office {
  city: string;
  phones: readonly string[];
  email: string;
  address: string;
  /** A Google Maps link, if a search for the address does not lead to the door; else empty. */
  map: string;
}

type Offices = readonly [Office, ...Office[]];

const places: Offices = [
  {
    city: 'Chennai',
    phones: [phone, phone],
    email: 'office@example.com',
    address: '[Office address], Chennai, Tamil Nadu, India',
    map: '',
  },
  { city: 'Madurai', phones: [phone], email: '', address: '', map: '' },
  { city: 'Dubai', phones: [], email: '', address: '[Office address], Dubai, UAE', map: '' },
];

/** An office with nothing but a city is not filled in yet. */
function officesOf(rows: CompanyValues['offices'] = []): Offices {
  const [head, ...others] = rows
    .filter((row) => [row.phones, row.email, row.address].some(Boolean))
    .map((row) => ({ ...row, phones: row.phones.split(', ').filter(Boolean) }));
  return head ? [head, ...others] : places;
}

const week: Readonly<Record<Weekday, string>> = {
  Monday: fact(said.monday, '[10:00–18:00]'),
  Tuesday: fact(said.tuesday, '[closed]'),
  Wednesday: fact(said.wednesday, '[10:00–18:00]'),
  Thursday: fact(said.thursday, '[10:00–18:00]'),
  Friday: fact(said.friday, '[10:00–18:00]'),
  Saturday: fact(said.saturday, '[10:00–18:00]'),
  Sunday: fact(said.sunday, '[10:00–13:00]'),
};

/** The company's facts: what the operator has saved, and a visible placeholder of each that is missing. */
export const company = {
  name: fact(said.name, '[Company Name]'),
  phone: fact(said.phone, phone),
  email: fact(said.email, 'office@example.com'),
  mark: said.images?.[0],
  agent: {
    name: fact(said.agentName, '[Agent Name]'),
    phone: fact(said.agentPhone, phone),
    email: fact(said.agentEmail, 'homes@example.com'),
  },
  whatsapp: { phone: fact(said.whatsappPhone, phone), greeting: said.greeting },
  offices: officesOf(said.offices),
  socials: {
    facebook: fact(said.facebook, 'https://www.facebook.com/example'),
    instagram: fact(said.instagram, 'https://www.instagram.com/example'),
    youtube: fact(said.youtube, 'https://www.youtube.com/@example'),
  },
  visits: { week, closedDates: (said.closedDates ?? []).map(({ day }) => day) },
  owners: {
    /** How long each step takes, from the first call to the first statement; '' where nothing is said. */
    times: {
      answer: said.timeToAnswer ?? '',
      visit: said.timeToVisit ?? '',
      offer: said.timeToOffer ?? '',
      keys: said.timeToKeys ?? '',
      tenant: said.timeToTenant ?? '',
      statement: said.timeToStatement ?? '',
    },
    costs: said.costs ?? [],
  },
  registrations: said.registrations ?? [],
  /** The site's `©` line begins with this year. */
  since: said.since,
  enquiryRetentionDays: Number(fact(said.enquiryRetentionDays, firstValues.enquiryRetentionDays)),
  about: { text: said.aboutText, figures: said.figures },
  team: said.teamText,
  reasons: said.reasons,
};
