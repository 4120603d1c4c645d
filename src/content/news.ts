import type { NewsPageState } from '../domain/news/decide';
import { countOf } from './count';

export const newsPage = {
  description: 'New homes by email, at most once a day.',
  label: 'Your email address',
  wish: 'The homes you asked for:',
  any: 'all new homes',
  privacy: { text: 'What we keep, and for how long:', link: 'Privacy' },
  toHomes: 'See all homes',
  invalid: 'This is not an email address, such as name@example.com.',
  states: {
    form: {
      title: 'New homes by email',
      text: 'We email you new homes that fit: at most one email a day, and none without new homes. Every email has an unsubscribe link.',
      button: 'Subscribe',
    },
    sent: {
      title: 'One more step: check your email',
      text: 'We have sent an email to the address that you gave. Open the link in it within 48 hours, and press the button there. Until then you get no news.',
    },
    notSent: {
      title: 'The email was not sent',
      text: 'Our mail service did not accept the email with the link. If it does not arrive within a few minutes, subscribe again.',
      button: 'Subscribe',
    },
    tooMany: {
      title: 'Too many requests',
      text: 'There were several requests in the last hour. If no email from us is in your mailbox, subscribe again in an hour.',
    },
    off: {
      title: 'Tell us which homes you are looking for',
      text: 'Leave your email address. A person in our office reads it.',
      button: 'Send',
    },
    kept: {
      title: 'We have noted what you are looking for',
      text: 'A person in our office reads it. The list shows the newest homes first.',
    },
    confirm: {
      title: 'Do you want news of new homes?',
      text: 'Press the button, and we email you new homes that fit: at most one email a day, and none without new homes.',
      button: 'Yes, email me new homes',
    },
    confirmed: {
      title: 'You are subscribed',
      text: 'We email you when new homes fit. Every email has an unsubscribe link.',
    },
    used: {
      title: 'This link has expired',
      text: 'It was used before, or it is older than 48 hours. If you have confirmed already, there is nothing more to do. Otherwise subscribe again.',
    },
    unsubscribe: {
      title: 'No more news of new homes?',
      text: 'Press the button, and we erase your address from the list of subscribers.',
      button: 'Unsubscribe',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'You get no more news of new homes from us, and your address is erased from the list of subscribers.',
    },
  } satisfies Record<NewsPageState, { title: string; text: string; button?: string }>,
} as const;

/** A wish for news as an enquiry, where no mail is set up. */
export const keptWish = {
  subject: 'News of new homes like these',
  message: (wish: string) =>
    `Wants news of new homes by email. The homes: ${wish}. Email is not set up on this website, so it sends no news: write to this person yourself.`,
} as const;

export const newsMails = {
  confirm: {
    subject: (company: string) => `Please confirm: news of new homes from ${company}`,
    lines: (company: string, link: string, hours: number) => [
      `Somebody asked for news of new homes of ${company} at this address. If it was you, open this page and press the button:`,
      '',
      link,
      '',
      `The link works for ${hours} hours. If it was not you, do nothing: you will get no news, and your address is erased.`,
    ],
  },
  news: {
    subject: (count: number) => countOf(count, 'new home', 'new homes'),
    intro: (wish: string) => (wish === '' ? 'New homes to rent:' : `New homes to rent (${wish}):`),
    more: (count: number, link: string) => `${countOf(count, 'more home', 'more homes')}: ${link}`,
    end: (link: string) => `You asked for this news on our website. Unsubscribe: ${link}`,
  },
} as const;

export const subscriberWords = {
  title: (count: number) => `News by email (${countOf(count, 'subscriber', 'subscribers')})`,
  intro:
    'People who have confirmed that they want new homes by email. New homes are chosen at night and emailed after that, at most once a day.',
  missing: 'The subscribers could not be loaded. Try again in a moment.',
  wishes: 'What they are looking for',
  count: (count: number) => countOf(count, 'subscriber', 'subscribers'),
  export: 'Download the list',
  columns: ['Email', 'Looks for', 'Since'],
  erase: 'Erase a subscriber',
  address: 'Email address',
  button: 'Erase for good',
  erased: 'The address is erased.',
  notThere: 'No subscriber has this address.',
} as const;
