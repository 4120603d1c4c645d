/**
 * The company's facts, the only place that holds them. Everything in `[square brackets]`, the phone
 * numbers of zeros and the addresses at example.com are placeholders: fill them in before going live.
 * A production build warns about each that is left.
 */
export const company = {
  name: '[Company Name]',
  email: 'office@example.com',
  /** `drawing` is shown beside the agent, `picture` (112 px or more) goes to search engines. */
  logo: { drawing: '/favicon.svg', picture: '/assets/images/logo.png' },
  agent: {
    name: '[Agent Name]',
    phone: '+91 00000 00000',
    email: 'homes@example.com',
    label: 'Property Agent',
  },
  whatsapp: {
    phone: '+91 00000 00000',
    greeting: 'Hello, I would like to talk to the property team.',
  },
  offices: [
    {
      city: 'Chennai',
      phones: ['+91 00000 00000', '+91 00000 00000'],
      email: 'office@example.com',
      address: '[Office address], Chennai, Tamil Nadu, India',
      /** A Google Maps link, if a search for the address does not lead to the door; else empty. */
      map: '',
    },
    { city: 'Madurai', phones: ['+91 00000 00000'], email: '', address: '' },
    { city: 'Dubai', phones: [], email: '', address: '[Office address], Dubai, UAE' },
  ],
  socials: {
    facebook: 'https://www.facebook.com/example',
    instagram: 'https://www.instagram.com/example',
    youtube: 'https://www.youtube.com/@example',
  },
  /**
   * When homes are shown and calls are made, in Chennai's clock: `10:00–18:00`, or `closed`. Visitors choose among
   * these half hours; the brackets do not matter to the form, but the times are placeholders.
   */
  visits: {
    week: {
      Monday: '[10:00–18:00]',
      Tuesday: '[closed]',
      Wednesday: '[10:00–18:00]',
      Thursday: '[10:00–18:00]',
      Friday: '[10:00–18:00]',
      Saturday: '[10:00–18:00]',
      Sunday: '[10:00–13:00]',
    },
    /** Holidays, as YYYY-MM-DD. */
    closedDates: ['[2027-01-26]'],
  },
  /** What owners are promised on their page. */
  owners: {
    /** How long each step takes, from the first call to the first statement. */
    times: {
      answer: '[On the same working day]',
      visit: '[Within 3 working days]',
      offer: '[Within 2 working days of the visit]',
      keys: '[On a day that you choose]',
      tenant: '[Within 30 days, as a rule]',
      statement: '[By the 5th of the next month]',
    },
    /** What it costs; the section is shown when this has rows, such as `Finding a tenant`, `one month’s rent`. */
    costs: [] as { service: string; price: string }[],
  },
  /** Shown when set, such as the RERA agent number. */
  registrations: [] as { label: string; value: string }[],
  /** The site's `©` line begins with this year. */
  since: 2023,
  /** The number of days after which enquiries are erased. */
  enquiryRetentionDays: 730,
} as const;
