import type { CompanyPage, CompanySection } from '../../domain/company/fields';
import { companyFieldWords } from '../company-fields';

export const companyForm = {
  title: 'Company',
  pages: {
    label: 'Company',
    facts: {
      link: 'Facts',
      intro:
        'What visitors read about the company, on every page and in every email. Leave empty what you do not want to say.',
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
      intro: 'Who visitors meet. The page Our Team is text until you add somebody.',
    },
    owners: {
      link: 'For owners',
      intro:
        'What owners read before they call: how long things take, what they cost, and what others say. Nothing is shown that is not filled in.',
    },
  } satisfies Record<'label', string> & Record<CompanyPage, { link: string; intro: string }>,
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
    privacy: 'Privacy',
  } satisfies Record<CompanySection, string>,
  fields: companyFieldWords,
  noMark: 'No picture: visitors see the drawing of a roof.',
  publishing: {
    title: 'On the site',
    none: 'Nothing is saved yet: visitors see placeholders.',
    live: (time: string) => `On the site since ${time}.`,
    waiting: (time: string) =>
      `Saved ${time}, waiting for the build (about three minutes). Reload this page to see whether it is done.`,
    late: (time: string) =>
      `Saved ${time} and still not on the site: the build has failed or was not begun. In Netlify open “Deploys”: the end of the last log says why. “Trigger deploy” begins another.`,
    press: (time: string) =>
      `Saved ${time}. To show it on the site, open “Deploys” in Netlify and choose “Trigger deploy”, then “Deploy site”. The guide “The first deploy” says how that happens by itself.`,
    /** Goes in a header, which takes plain letters only. */
    notBegun: 'The build could not be begun: in Netlify open Deploys and choose Trigger deploy.',
  },
} as const;
