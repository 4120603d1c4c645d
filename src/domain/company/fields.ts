/**
 * The one table of the company's facts: schema, form and history are made from it. What visitors see of an empty one is in
 * `content`.
 */
import type { Fields } from '../field/table';
import { retentionChoices } from '../retention-periods';

/** The numbers of the services, which are part of their addresses. */
export const serviceIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const shownOrHidden = ['Shown', 'Hidden'] as const;

const hours = { kind: 'text', max: 40, format: 'hours', section: 'hours' } as const;
const step = { kind: 'text', max: 80, section: 'steps' } as const;
const picture = { kind: 'picture', max: 2_000 } as const;
const photo = { kind: 'picture', max: 2_000, section: 'photos' } as const;

/**
 * The company's facts, in the order of its form. No field is required to save.
 * Visitors see a placeholder for each of `launchFacts` that is empty.
 */
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
  images: { kind: 'pictures', max: 1, onlyPhotos: true, section: 'mark' },
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
  linkedin: { kind: 'text', max: 300, format: 'linkedin', section: 'socials' },
  x: { kind: 'text', max: 300, format: 'x', section: 'socials' },
  googleProfile: { kind: 'text', max: 300, format: 'link', section: 'socials' },
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
    section: 'prices',
  },
  homesManaged: { kind: 'text', max: 20, section: 'proof' },
  references: {
    kind: 'list',
    max: 12,
    columns: {
      words: { kind: 'multiline', max: 400 },
      name: { kind: 'text', max: 80 },
      city: { kind: 'text', max: 60 },
      link: { kind: 'text', max: 300, format: 'link' },
    },
    section: 'proof',
  },
  questions: {
    kind: 'list',
    max: 20,
    columns: { question: { kind: 'text', max: 160 }, answer: { kind: 'multiline', max: 1_000 } },
    section: 'questions',
  },
  services: {
    kind: 'list',
    max: 9,
    key: 'id',
    columns: {
      id: { kind: 'choice', options: serviceIds, default: '' },
      shown: { kind: 'choice', options: shownOrHidden, default: 'Shown' },
      line: { kind: 'text', max: 160 },
      text: { kind: 'multiline', max: 3_000 },
      picture,
      price: { kind: 'text', max: 120 },
    },
    section: 'services',
  },
  homeTitle: { kind: 'text', max: 60, section: 'home' },
  homeLine: { kind: 'text', max: 160, section: 'home' },
  footerText: { kind: 'multiline', max: 300, section: 'home' },
  homePhoto: photo,
  aboutPhoto: photo,
  ownersPhoto: photo,
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
  reasons: {
    kind: 'list',
    max: 3,
    columns: { title: { kind: 'text', max: 80 }, text: { kind: 'multiline', max: 400 } },
    section: 'texts',
  },
  searchTitle: { kind: 'text', max: 60, section: 'search' },
  searchDescription: { kind: 'multiline', max: 160, section: 'search' },
  teamText: { kind: 'article', max: 6_000, section: 'team' },
  people: {
    kind: 'list',
    max: 30,
    columns: {
      name: { kind: 'text', max: 80 },
      task: { kind: 'text', max: 80 },
      text: { kind: 'multiline', max: 600 },
      picture,
      phone: { kind: 'text', max: 40, format: 'phone' },
    },
    section: 'team',
  },
  formerRents: { kind: 'flag', default: false, section: 'rents' },
  enquiryRetentionMonths: {
    kind: 'choice',
    options: retentionChoices,
    default: '24',
    onlyOptions: true,
    section: 'privacy',
  },
} as const satisfies Fields;

/** From this many characters on, the header uses its layout for long names. */
export const longNameLength = 25;

/** From this many characters on, the first screen shows a headline in a smaller size. */
export const longHeadlineLength = 33;

/** At most this many offices stand in the footer; the contact page has the others too. */
export const maxFooterOffices = 3;

export type CompanyFieldName = keyof typeof companyFields;
export type CompanySection = (typeof companyFields)[CompanyFieldName]['section'];

/** The pages of the admin area that edit the record, each a part of its fields, with their sections in order. */
export const companyFormPages = {
  facts: [
    'company',
    'mark',
    'whatsapp',
    'agent',
    'offices',
    'socials',
    'hours',
    'rents',
    'privacy',
  ],
  services: ['services'],
  texts: ['home', 'photos', 'texts', 'search'],
  people: ['team'],
  owners: ['steps', 'prices', 'proof', 'questions'],
} as const satisfies Readonly<Record<string, readonly CompanySection[]>>;

export type CompanyFormPage = keyof typeof companyFormPages;

/** The facts that a site needs before it goes live. */
export const launchFacts = [
  'name',
  'phone',
  'email',
  'whatsappPhone',
  'agentName',
  'offices',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
