import type { Fields } from '../field';

const hours = { kind: 'text', max: 40, format: 'hours', section: 'hours' } as const;
const step = { kind: 'text', max: 80, section: 'owners' } as const;

/** The company's facts, in the order of its form; none is required, visitors see placeholders of `facts`. */
export const companyFields = {
  name: { kind: 'text', max: 80, section: 'company' },
  phone: { kind: 'text', max: 40, format: 'phone', section: 'company' },
  email: { kind: 'text', max: 254, format: 'email', section: 'company' },
  since: { kind: 'text', max: 4, format: 'year', section: 'company' },
  registrations: {
    kind: 'list',
    max: 10,
    columns: { label: { kind: 'text', max: 60 }, value: { kind: 'text', max: 80 } },
    section: 'company',
  },
  images: { kind: 'pictures', max: 1, section: 'mark' },
  whatsappPhone: { kind: 'text', max: 40, format: 'phone', section: 'whatsapp' },
  greeting: { kind: 'text', max: 200, section: 'whatsapp' },
  agentName: { kind: 'text', max: 80, section: 'agent' },
  agentPhone: { kind: 'text', max: 40, format: 'phone', section: 'agent' },
  agentEmail: { kind: 'text', max: 254, format: 'email', section: 'agent' },
  offices: {
    kind: 'list',
    max: 12,
    columns: {
      city: { kind: 'text', max: 60 },
      phones: { kind: 'text', max: 120, format: 'phones' },
      email: { kind: 'text', max: 254, format: 'email' },
      address: { kind: 'text', max: 300 },
      map: { kind: 'map', max: 2_000 },
    },
    section: 'offices',
  },
  facebook: { kind: 'text', max: 300, format: 'facebook', section: 'socials' },
  instagram: { kind: 'text', max: 300, format: 'instagram', section: 'socials' },
  youtube: { kind: 'text', max: 300, format: 'youtube', section: 'socials' },
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
  closedDates: { kind: 'list', max: 60, columns: { day: { kind: 'day' } }, section: 'hours' },
  timeToAnswer: step,
  timeToVisit: step,
  timeToOffer: step,
  timeToKeys: step,
  timeToTenant: step,
  timeToStatement: step,
  costs: {
    kind: 'list',
    max: 20,
    columns: { service: { kind: 'text', max: 120 }, price: { kind: 'text', max: 120 } },
    section: 'owners',
  },
  aboutText: { kind: 'article', max: 6_000, section: 'texts' },
  figures: {
    kind: 'list',
    max: 3,
    columns: {
      value: { kind: 'text', max: 20 },
      unit: { kind: 'text', max: 20 },
      label: { kind: 'text', max: 40 },
    },
    section: 'texts',
  },
  teamText: { kind: 'article', max: 6_000, section: 'texts' },
  reasons: {
    kind: 'list',
    max: 3,
    columns: { title: { kind: 'text', max: 80 }, text: { kind: 'multiline', max: 400 } },
    section: 'texts',
  },
  enquiryRetentionDays: { kind: 'text', max: 4, format: 'days', section: 'privacy' },
} as const satisfies Fields;

/** A name of so many letters is a long one: the header has no room for all beside it. */
export const longName = 25;

/** So many offices stand in every footer; the contact page has the others too. */
export const officesShown = 3;

export type CompanyFieldName = keyof typeof companyFields;
export type CompanySection = (typeof companyFields)[CompanyFieldName]['section'];

/** The facts that a site needs before it goes live; until then visitors see placeholders of them. */
export const facts = [
  ...['name', 'phone', 'email', 'whatsappPhone', 'agentName', 'agentPhone', 'agentEmail'],
  ...['offices', 'facebook', 'instagram', 'youtube'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
] as const;
