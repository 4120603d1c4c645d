/** What the forms of enquiries ask and say, the same with and without a script. */
import type { EnquiryFieldName } from '../../domain/enquiry/fields';
import { enquiryErrors } from './errors';

const hints: Partial<Record<EnquiryFieldName, string>> = {
  number: 'Outside India? Add your country code, for example +971.',
  email: 'Please give a phone number or an email address.',
};

interface FormTexts {
  title: string;
  labels: readonly (readonly [EnquiryFieldName, string])[];
}

const contact: FormTexts = {
  title: 'Contact Us',
  labels: [
    ['name', 'Name'],
    ['number', 'Number'],
    ['subject', 'Subject'],
    ['email', 'Email'],
    ['message', 'Message'],
  ],
};

const property: FormTexts = {
  title: 'Ask about this home',
  labels: [
    ['name', 'Name'],
    ['email', 'email'],
    ['number', 'number'],
    ['subject', 'Subject'],
    ['message', 'Long Message'],
  ],
};

/** An owner's form has more fields; their words are in `owner.ts`, which no other form loads. */
const owner: FormTexts = {
  title: 'Tell us about your property',
  labels: [
    ['name', 'Name'],
    ['number', 'Number'],
    ['email', 'Email'],
    ['message', 'Message'],
  ],
};

/** The texts of the forms and of the `/enquiry` page. */
export const enquiryWords = {
  hints,
  patternHint: 'Please write only the phone number here.',
  forms: { contact, enquiry: property, owner },
  button: 'Send Message',
  sending: 'Sending…',
  or: '(or)',
  call: 'Call',
  whatsapp: 'Whatsapp',
  aboutProperty: (name: string, reference: string) => `About ${name} (${reference})`,
  sayReference: (reference: string) => `When you call, please mention ${reference}.`,
  /** Label of the field that only machines fill: people see it in a browser without styles. */
  honeypot: 'Leave this field empty',
  addressQuestion: {
    text: (address: string) => `Did you mean ${address}?`,
    yes: 'Yes, change it',
    no: 'No, keep mine',
  },
  privacy: { text: 'We keep your details so that we can reply.', link: 'How we handle your data' },
  errors: enquiryErrors,
  receipt: {
    title: 'Thank you',
    thanks: 'We have received your message.',
    reference: 'Its reference number is',
    dialled: (numbers: readonly string[]) =>
      `We will call ${numbers.join(' or ')}. Wrong number? Send it again with the country code.`,
    nextTitle: 'What happens next',
    next: [
      'Our team reads every message and replies by phone, WhatsApp or email.',
      'If you call or write in the meantime, please mention the reference number.',
    ],
    visitNext: 'We will confirm this time by phone, WhatsApp or email.',
    sentTitle: 'What you sent',
    another: 'Send another message',
  },
  page: {
    description: 'Send us a message about a home or a service.',
    backToHome: 'Back to the home',
    backToOwners: 'Back to the page for owners',
    backToShortlist: 'Back to the shortlist',
    backToProperties: 'See all homes',
  },
} as const;
