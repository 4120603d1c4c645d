/** What visitors read of news by email: the page in each of its states, and the emails themselves. */
import type { NewsPageState } from '../domain/news/decide';
import { formatCount } from './count';

export const newsPage = {
  description: 'New homes by email, at most once a day.',
  label: 'Your email address',
  filter: 'You are looking for:',
  any: 'all new homes',
  privacy: { text: 'What we keep, and for how long:', link: 'Privacy' },
  whatsapp: {
    text: 'Or send us this search on WhatsApp. A person of our team reads it.',
    link: 'New homes by WhatsApp',
    message: (greeting: string, filter: string, address: string) =>
      `${greeting} Please tell me of new homes like these: ${filter}. ${address}`,
  },
  toHomes: 'See all homes',
  invalid: 'Please enter an email address like name@example.com.',
  states: {
    form: {
      title: 'New homes by email',
      text: 'We will email you new homes that match your search: at most one email a day, and only if there are new homes. Every email has an unsubscribe link.',
      button: 'Subscribe',
    },
    sent: {
      title: 'One more step: check your email',
      text: 'We have sent you an email. Please open the link in it within 48 hours and press the button on that page. Your subscription starts only then.',
    },
    notSent: {
      title: 'The email was not sent',
      text: 'Sorry, there was a problem sending the email. If you do not get it in a few minutes, please subscribe again.',
      button: 'Subscribe',
    },
    tooMany: {
      title: 'Too many requests',
      text: 'We have already received several requests. If you have not received our email, please subscribe again in an hour, or tomorrow.',
    },
    off: {
      title: 'Tell us which homes you are looking for',
      text: 'Please give your email address. Our team will write to you.',
      button: 'Send',
    },
    kept: {
      title: 'We have noted what you are looking for',
      text: 'Our team will write to you. Meanwhile, you can see all homes; the newest come first.',
    },
    confirm: {
      title: 'Would you like new homes by email?',
      text: 'Press the button and we will email you new homes that match your search: at most one email a day, and only if there are new homes.',
      button: 'Yes, email me new homes',
    },
    confirmed: {
      title: 'You are subscribed',
      text: 'We will email you when new homes match your search. Every email has an unsubscribe link.',
    },
    used: {
      title: 'This link has expired',
      text: 'It was used already, or it is older than 48 hours. If you have already confirmed, there is nothing more to do. Otherwise please subscribe again.',
    },
    unsubscribe: {
      title: 'Stop emails about new homes?',
      text: 'Press the button and we will erase your address from our list.',
      button: 'Unsubscribe',
    },
    unsubscribed: {
      title: 'You have been unsubscribed',
      text: 'You will not get any more emails about new homes. Your address has been erased from our list.',
    },
  } satisfies Record<NewsPageState, { title: string; text: string; button?: string }>,
} as const;

/** A request for news as an enquiry, where no mail is set up. */
export const keptFilter = {
  subject: 'News of new homes like these',
  message: (filter: string) =>
    `Wants news of new homes by email. The homes: ${filter}. Email is not set up on this website, so it sends no news: write to this person yourself.`,
} as const;

export const newsMails = {
  confirm: {
    subject: (company: string) => `Please confirm: new homes by email from ${company}`,
    lines: (company: string, link: string, hours: number) => [
      `We received a request to send details of new homes from ${company} to this email address. If it was you, please open this page and press the button:`,
      '',
      link,
      '',
      `The link works for ${hours} hours. If it was not you, please ignore this email: we will not send any more, and your address will be erased.`,
    ],
  },
  news: {
    subject: (count: number, company: string) =>
      `${formatCount(count, 'new home', 'new homes')} for rent – ${company}`,
    intro: (filter: string) =>
      filter === '' ? 'New homes to rent:' : `New homes to rent (${filter}):`,
    more: (count: number, link: string) =>
      `${formatCount(count, 'more home', 'more homes')}: ${link}`,
    end: (link: string) =>
      `You subscribed to emails about new homes on our website. Unsubscribe: ${link}`,
  },
} as const;

export const subscriberWords = {
  title: (count: number) => `News by email (${formatCount(count, 'subscriber', 'subscribers')})`,
  intro:
    'People who have confirmed that they want new homes by email. New homes are chosen at night and emailed after that, at most once a day.',
  missing: 'The subscribers could not be loaded. Try again in a moment.',
  filters: 'What they are looking for',
  count: (count: number) => formatCount(count, 'subscriber', 'subscribers'),
  export: 'Download the list',
  columns: ['Email', 'Looks for', 'Since'],
  erase: 'Erase a subscriber',
  address: 'Email address',
  button: 'Erase for good',
  erased: 'The address is erased.',
  notThere: 'No subscriber has this address.',
} as const;
