/** A field of the enquiry and contact forms; names are those of the API. */
export type EnquiryFieldName = 'name' | 'number' | 'subject' | 'email' | 'message';

interface FieldAttributes {
  type: 'text' | 'tel' | 'email' | 'multiline';
  autoComplete: string;
  inputMode: 'text' | 'tel' | 'email';
  /** Characters; the schema refuses more. */
  maxLength: number;
  hint?: string;
  pattern?: string;
  /** Said by the browser when the pattern does not match. */
  patternHint?: string;
}

const fields: Record<EnquiryFieldName, FieldAttributes> = {
  name: { type: 'text', autoComplete: 'name', inputMode: 'text', maxLength: 200 },
  number: {
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    maxLength: 40,
    hint: 'With the country code when you are outside India, such as +971.',
    // With the dashes, spaces and unseen marks that numbers bring along when they are pasted.
    pattern:
      '[0-9+\\(\\)\\-.\\/\\s\\u00ad\\u200b-\\u200f\\u2010-\\u2015\\u202a-\\u202e\\u2060-\\u2069\\u2212]*',
    patternHint: 'Digits only, with a plus in front for a country code.',
  },
  subject: { type: 'text', autoComplete: 'off', inputMode: 'text', maxLength: 300 },
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: 254,
    hint: 'An e-mail address or a number is enough for us to reply.',
  },
  message: { type: 'multiline', autoComplete: 'off', inputMode: 'text', maxLength: 10_000 },
};

interface FormTexts {
  title: string;
  /** In the order in which they are shown. */
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

const home: FormTexts = {
  title: 'Ask about this home',
  labels: [
    ['name', 'Name'],
    ['email', 'email'],
    ['number', 'number'],
    ['subject', 'Subject'],
    ['message', 'Long Message'],
  ],
};

/** The texts of both forms and of the `/enquiry` page. */
export const enquiry = {
  fields,
  forms: { contact, enquiry: home },
  button: 'Send Message',
  sending: 'Sending…',
  or: '(or)',
  call: 'Call',
  whatsapp: 'Whatsapp',
  /** Begins the WhatsApp text and the subject on the page of one home; the home's name follows. */
  aboutHome: 'About ',
  /** Label of the field that people never see; a filled one was filled by a machine. */
  honeypot: 'Leave this field empty',
  privacy: {
    text: 'We use what you send only to answer you.',
    link: 'How we handle your data',
  },
  errors: {
    summary: 'Please correct this and send it again:',
    noReply: 'Give an e-mail address or a phone number, so that we can reply.',
    email: 'Enter an e-mail address like name@example.com.',
    /** Follows the error of the catalogue. */
    keepsText: 'What you typed is still here. Send it again in a moment, or call us.',
    /** Begins the page's title when something is wrong. */
    title: 'Error: ',
    tooLong: 'This message is too long to be sent. Shorten it, or call us.',
  },
  page: {
    description: 'Send us a message about a home or a service.',
    sentTitle: 'Thank you',
    sentText: 'We have your message and will reply as soon as we can.',
    backToHome: 'Back to the home',
    backToHomes: 'See all homes',
  },
} as const;
