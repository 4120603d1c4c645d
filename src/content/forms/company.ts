/**
 * The words around the form of the company: its pages and sections, what may still be missing, and how far a build is.
 * Those of its fields are in `company-fields.ts`.
 */
import type { CompanyFormPage, CompanySection } from '../../domain/company/fields';
import type { Publishing } from '../../domain/company/publishing';
import type { Lowering } from '../../domain/enquiry/retention';
import { formatCount } from '../count';
import { companyFieldWords } from '../company-fields';

export const companyForm = {
  title: 'Company',
  pages: {
    label: 'Company',
    facts: {
      link: 'Facts',
      intro:
        'What visitors read about the company, on every page and in every email. “Set-up” names the facts that the site needs; leave others empty if you wish.',
    },
    services: {
      link: 'Services',
      intro: 'The nine services: what each says, its picture, their order, and which are shown.',
    },
    texts: {
      link: 'Texts and photographs',
      intro:
        'The sentences and pictures of the home page, of About Us and of the foot of each page.',
    },
    people: {
      link: 'People on the site',
      intro:
        'Who visitors meet. Our Team shows the people you add and, below them, this text: an example until you write your own.',
    },
    owners: {
      link: 'For owners',
      intro:
        'What owners read before they call: how long things take, what they cost, and what others say. Nothing is shown that is not filled in.',
    },
  } satisfies Record<'label', string> & Record<CompanyFormPage, { link: string; intro: string }>,
  sections: {
    company: 'The company',
    mark: 'Mark',
    whatsapp: 'WhatsApp',
    agent: 'Property agent',
    offices: 'Offices',
    socials: 'Pages elsewhere',
    hours: 'Hours of visits and calls',
    services: 'Services',
    home: 'Home page and foot of every page',
    photos: 'Photographs in place of drawings',
    texts: 'About the company',
    search: 'Search engines and chats',
    team: 'Team',
    steps: 'How long each step takes',
    prices: 'Fees',
    proof: 'Why owners trust you',
    questions: 'Questions and answers',
    rents: 'Changed rents',
    privacy: 'Privacy',
  } satisfies Record<CompanySection, string>,
  fields: companyFieldWords,
  /** Where a shorter time is chosen or saved than the one in force. */
  lowered: ({ months, count }: Lowering, day: string) =>
    `From ${day}, enquiries older than ${months} months are erased for good: ${formatCount(count, 'enquiry', 'enquiries')} of those in the inbox today. Until then you can take it back: choose the longer time again and save.`,
  saved: 'Saved',
  noMark: 'No picture: visitors see the drawing of a roof.',
  publishing: {
    title: 'On the site',
    button: 'Put it on the site',
    asking: 'Asking the host…',
    /** Beside the button. */
    cost: 'This starts a build, which takes about three minutes. Hosts count builds and may charge for them, so save everything first: even a first day needs only one.',
    states: {
      none: () => 'Nothing is saved yet: visitors see placeholders.',
      live: (built) => `On the site since ${built}.`,
      press: (saved) =>
        `The company’s facts were saved ${saved} and are not on the site yet. When you have saved everything, open “Deploys” in Netlify and choose “Trigger deploy”, then “Deploy site”. Hosts count builds, and even a first day needs only one. The guide “The first deploy” says how to get a button for it on this page.`,
      saved: (saved) => `The company’s facts were saved ${saved} and are not on the site yet.`,
      running: (asked) =>
        `A build was started on ${asked}. It takes about three minutes: reload this page to see whether it is done. Anything saved later needs another build.`,
      unclear: (asked) =>
        `A build was asked for on ${asked}, but the host’s answer was unclear, so it may be running. It takes about three minutes: reload this page to see whether it is done. Anything saved later needs another build.`,
      failed: (asked) =>
        `The company’s facts are not on the site: the build of ${asked} failed or never started. In Netlify open “Deploys”: the end of the last log says why.`,
    } satisfies Record<Publishing['state'], (time: string) => string>,
    /** Where a build was started a moment ago, or ten in a day. */
    wait: (next: string) => `The next build can be started from ${next}.`,
    refused:
      'The host refused to build: the build hook may have been deleted. In Netlify open “Deploys”, choose “Trigger deploy”, then “Deploy site”.',
  },
} as const;
