import type { EnquiryFieldName } from '../../domain/enquiry/fields';
import { enquiryErrors } from './errors';

const hints: Partial<Record<EnquiryFieldName, string>> = {
  number: 'With the country code when you are outside India, such as +971.',
  email: 'An email address or a number is enough for us to reply.',
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
export const enquiry = {
  hints,
  patternHint: 'Enter digits, spaces and + ( ) - . / , ; only, and ext before an extension.',
  forms: { contact, enquiry: property, owner },
  button: 'Send Message',
  sending: 'Sending…',
  or: '(or)',
  call: 'Call',
  whatsapp: 'Whatsapp',
  aboutProperty: (name: string, reference: string) => `About ${name} (${reference})`,
  sayReference: (reference: string) => `When you call, say ${reference}.`,
  /** Label of the field that people never see: only machines fill it. */
  honeypot: 'Leave this field empty',
  addressQuestion: {
    text: (address: string) => `Did you mean ${address}?`,
    yes: 'Yes, change it',
    no: 'No, mine is right',
  },
  privacy: { text: 'We keep what you send to answer you.', link: 'How we handle your data' },
  errors: enquiryErrors,
  receipt: {
    title: 'Thank you',
    thanks: 'We have your message.',
    reference: 'Its reference number is',
    dialled: (numbers: readonly string[]) =>
      `If we call, we dial ${numbers.join(' or ')}. Not your number? Send it again with its country code.`,
    nextTitle: 'What happens next',
    next: [
      'A person in our office reads it.',
      'If you call or write in the meantime, give the reference number, so that we find it.',
    ],
    visitNext: 'The time that you asked for holds once we have confirmed it.',
    sentTitle: 'What you sent',
    another: 'Send another',
  },
  page: {
    description: 'Send us a message about a home or a service.',
    backToHome: 'Back to the home',
    backToOwners: 'Back to the page for owners',
    backToShortlist: 'Back to the shortlist',
    backToProperties: 'See all homes',
  },
} as const;
