/**
 * The company's facts as pages, emails and functions read them: what the last build read from the store, and a
 * placeholder for what nobody has filled in.
 */
import type { Weekday } from '../domain/clock';
import type { CompanyValues } from '../domain/company/schema';
import file from './company-facts.json' with { type: 'json' };
import { firstTexts } from './first-texts';

interface BuiltFacts {
  /** When the build read them, ISO 8601 in UTC. */
  at: string;
  values: Partial<CompanyValues>;
  /** The cities of its offices in India; none before one is filled in. */
  cities?: readonly string[];
}

// `object`, because the type of the import is that of the facts in the file at this moment.
const read: object = file;

export const built: BuiltFacts = { at: '', values: {}, ...read };

export const firstValues = {
  since: '2023',
  greeting: 'Hello, I would like to talk to the property team.',
  ...firstTexts,
} satisfies Partial<CompanyValues>;

const saved: Partial<CompanyValues> & typeof firstValues = { ...firstValues, ...built.values };
const phone = '+91 00000 00000';
const secondPhone = '+91 00000 00001';

/** A row in which nothing is filled in says nothing. */
const isFilled = (row: Readonly<Record<string, string>>) => Object.values(row).some(Boolean);

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
    phones: [phone, secondPhone],
    email: 'office@example.com',
    address: '[Office address], Chennai, Tamil Nadu, India',
    map: '',
  },
  { city: 'Madurai', phones: [phone], email: '', address: '', map: '' },
  { city: 'Dubai', phones: [], email: '', address: '[Office address], Dubai, UAE', map: '' },
];

/** An office with nothing but a city is not filled in yet; the head office without an email or telephone has the company's. */
function makeOffices(rows: CompanyValues['offices'] = []): Offices {
  const [head, ...others] = rows
    .filter((row) => [row.phones, row.email, row.address].some(Boolean))
    .map((row) => ({ ...row, phones: row.phones.split(', ').filter(Boolean) }));
  if (!head) return places;
  const phones = head.phones.length > 0 ? head.phones : [saved.phone ?? ''].filter(Boolean);
  return [{ ...head, phones, email: fact(head.email, saved.email ?? '') }, ...others];
}

const week: Readonly<Record<Weekday, string>> = {
  Monday: fact(saved.monday, '[10:00–18:00]'),
  Tuesday: fact(saved.tuesday, '[closed]'),
  Wednesday: fact(saved.wednesday, '[10:00–18:00]'),
  Thursday: fact(saved.thursday, '[10:00–18:00]'),
  Friday: fact(saved.friday, '[10:00–18:00]'),
  Saturday: fact(saved.saturday, '[10:00–18:00]'),
  Sunday: fact(saved.sunday, '[10:00–13:00]'),
};

/** The company's facts as saved, with a visible placeholder for each that a site needs; the others are '' or empty. */
export const company = {
  name: fact(saved.name, '[Company Name]'),
  phone: fact(saved.phone, phone),
  email: fact(saved.email, 'office@example.com'),
  mark: saved.images?.[0],
  agent: {
    name: fact(saved.agentName, '[Agent Name]'),
    phone: fact(saved.agentPhone, fact(saved.phone, phone)),
    email: fact(saved.agentEmail, fact(saved.email, 'homes@example.com')),
  },
  whatsapp: { phone: fact(saved.whatsappPhone, phone), greeting: saved.greeting },
  offices: makeOffices(saved.offices),
  /** Where it works, maybe nowhere by name. */
  cities: built.cities ?? places.filter(({ phones }) => phones.length > 0).map(({ city }) => city),
  /** Placeholders until the first save; from then on none of those left empty, as their example pages are others'. */
  socials: {
    facebook: saved.facebook ?? 'https://www.facebook.com/example',
    instagram: saved.instagram ?? 'https://www.instagram.com/example',
    youtube: saved.youtube ?? 'https://www.youtube.com/@example',
    linkedin: saved.linkedin ?? '',
    x: saved.x ?? '',
    google: saved.googleProfile ?? '',
  },
  visits: { week, closedDates: (saved.closedDates ?? []).map(({ day }) => day) },
  owners: {
    /** How long each step takes, from the first call to the first statement; '' if not stated. */
    times: {
      answer: saved.timeToAnswer ?? '',
      visit: saved.timeToVisit ?? '',
      offer: saved.timeToOffer ?? '',
      keys: saved.timeToKeys ?? '',
      tenant: saved.timeToTenant ?? '',
      statement: saved.timeToStatement ?? '',
    },
    costs: saved.costs ?? [],
    homesManaged: saved.homesManaged ?? '',
    references: (saved.references ?? []).filter(({ words }) => words),
    questions: (saved.questions ?? []).filter(({ question, answer }) => question && answer),
    photo: saved.ownersPhoto ?? '',
  },
  services: saved.services ?? [],
  home: {
    title: saved.homeTitle ?? '',
    line: saved.homeLine ?? '',
    photo: saved.homePhoto ?? '',
    searchTitle: saved.searchTitle ?? '',
    searchDescription: saved.searchDescription ?? '',
  },
  footerText: saved.footerText ?? '',
  registrations: saved.registrations ?? [],
  /** The site's `©` line begins with this year. */
  since: saved.since,
  /** Before the first save the defaults of the fields. */
  formerRents: saved.formerRents ?? false,
  enquiryRetentionMonths: Number(saved.enquiryRetentionMonths ?? '24'),
  about: { text: saved.aboutText, figures: saved.figures, photo: saved.aboutPhoto ?? '' },
  team: { text: saved.teamText, people: (saved.people ?? []).filter(isFilled) },
  reasons: saved.reasons,
};

const statedOffices: readonly Office[] = company.offices === places ? [] : company.offices;

/** The same facts for machines, which take a placeholder for a fact: '' or none where people see one. */
export const statedFacts = {
  ...company,
  name: saved.name ?? '',
  email: saved.email ?? '',
  offices: statedOffices,
  socials: {
    ...company.socials,
    facebook: saved.facebook ?? '',
    instagram: saved.instagram ?? '',
    youtube: saved.youtube ?? '',
  },
};

/** The title of a page, a feed or a window: what it is, then whose. */
export function formatTitle(title: string): string {
  return `${title} | ${company.name}`;
}
