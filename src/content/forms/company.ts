import type { CompanyFieldName, CompanySection } from '../../domain/company/fields';
import type { Publishing } from '../../domain/company/publishing';

interface FieldWords {
  label: string;
  hint?: string;
  example?: string;
  columns?: Readonly<Record<string, FieldWords>>;
  add?: string;
}

const [phoneExample, hoursExample] = ['+91 98400 12345', '10:00–18:00'];
const marks = '## before a heading, - before each line of a list, **like this** for bold.';

export const companyForm = {
  title: 'Company',
  intro:
    'What visitors read about the company, on every page and in every email. Leave empty what you do not want to say.',
  sections: {
    company: 'The company',
    mark: 'Mark',
    whatsapp: 'WhatsApp',
    agent: 'Property agent',
    offices: 'Offices',
    socials: 'Pages elsewhere',
    hours: 'Hours of visits and calls',
    owners: 'For owners',
    texts: 'About the company',
    privacy: 'Privacy',
  } satisfies Record<CompanySection, string>,
  fields: {
    name: { label: 'Name', example: 'The name of your company' },
    phone: { label: 'Telephone', hint: 'Stands at the top of every page.', example: phoneExample },
    email: {
      label: 'Email',
      hint: 'Stands at the top of every page. Replies to our emails go to it.',
      example: 'office@example.com',
    },
    since: { label: 'Since', hint: 'The year in the line at the foot of every page.' },
    registrations: {
      label: 'Registrations',
      hint: 'Such as the RERA number of an agent. At the foot of every page.',
      columns: {
        label: { label: 'Name', example: 'RERA agent number' },
        value: { label: 'Number', example: 'TN/Agent/0000/2026' },
      },
      add: 'Add a registration',
    },
    images: { label: 'Mark' },
    whatsappPhone: { label: 'WhatsApp number', example: phoneExample },
    greeting: { label: 'Greeting', hint: 'The first words of a chat that a visitor begins.' },
    agentName: { label: 'Name of the agent', hint: 'Stands beside every home.' },
    agentPhone: { label: 'Telephone of the agent', example: phoneExample },
    agentEmail: { label: 'Email of the agent', example: 'homes@example.com' },
    offices: {
      label: 'Office',
      hint: 'The first is the head office: its place is on the map of the contact page.',
      columns: {
        city: { label: 'City', example: 'Chennai' },
        phones: {
          label: 'Telephones',
          hint: 'Several with commas.',
          example: `${phoneExample}, 044 2811 1234`,
        },
        email: { label: 'Email', example: 'chennai@example.com' },
        address: { label: 'Address', example: '12 Example Street, Adyar, Chennai 600020' },
        map: {
          label: 'Google Maps link',
          hint: 'Only if a search for the address does not lead to the door.',
        },
      },
      add: 'Add an office',
    },
    facebook: { label: 'Facebook', example: 'https://www.facebook.com/yourpage' },
    instagram: { label: 'Instagram', example: 'https://www.instagram.com/yourpage' },
    youtube: { label: 'YouTube', example: 'https://www.youtube.com/@yourchannel' },
    monday: { label: 'Monday', hint: 'Or closed. In Chennai’s clock.', example: hoursExample },
    tuesday: { label: 'Tuesday', example: hoursExample },
    wednesday: { label: 'Wednesday', example: hoursExample },
    thursday: { label: 'Thursday', example: hoursExample },
    friday: { label: 'Friday', example: hoursExample },
    saturday: { label: 'Saturday', example: hoursExample },
    sunday: { label: 'Sunday', example: 'closed' },
    closedDates: {
      label: 'Closed day',
      hint: 'Holidays on which nobody can ask for a visit or a call.',
      columns: { day: { label: 'Day' } },
      add: 'Add a closed day',
    },
    timeToAnswer: {
      label: 'How soon you answer',
      hint: 'This and the next five stand beside the steps of the page for owners. Visitors take them as promises.',
      example: 'On the same working day',
    },
    timeToVisit: { label: 'How soon you see the home', example: 'Within 3 working days' },
    timeToOffer: { label: 'How soon the offer comes', example: 'Within 2 days of the visit' },
    timeToKeys: { label: 'When keys are handed over', example: 'On a day that the owner chooses' },
    timeToTenant: { label: 'How soon a tenant is found', example: 'Within 30 days, as a rule' },
    timeToStatement: { label: 'When the statement comes', example: 'By the 5th of each month' },
    costs: {
      label: 'Price',
      hint: 'What owners pay. Shown on their page once there is one.',
      columns: {
        service: { label: 'What you do', example: 'Finding a tenant' },
        price: { label: 'What owners pay', example: 'One month’s rent' },
      },
      add: 'Add a price',
    },
    aboutText: { label: 'About Us', hint: `An empty line begins a paragraph. ${marks}` },
    figures: {
      label: 'Figure',
      hint: 'The large figures of About Us.',
      columns: {
        value: { label: 'Figure', example: '50+' },
        unit: { label: 'Unit', hint: 'If it has one, such as rupees.' },
        label: { label: 'What it counts', example: 'Delighted Customers' },
      },
      add: 'Add a figure',
    },
    teamText: { label: 'Our Team', hint: marks },
    reasons: {
      label: 'Why Choose Us',
      hint: 'The three cards of the first page and of About Us.',
      columns: { title: { label: 'Title' }, text: { label: 'Text' } },
      add: 'Add a card',
    },
    enquiryRetentionDays: {
      label: 'Days that enquiries are kept',
      hint: 'Older ones are erased for good. The page about privacy says this number.',
    },
  } satisfies Record<CompanyFieldName, FieldWords>,
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
        `A build was started ${asked}. It takes about three minutes: reload this page to see whether it is done. Anything saved later needs another build.`,
      failed: (asked) =>
        `The company’s facts are not on the site: the build of ${asked} failed or never started. In Netlify open “Deploys”: the end of the last log says why.`,
    } satisfies Record<Publishing['state'], (time: string) => string>,
    /** Where a build was started a moment ago, or ten in a day. */
    wait: (next: string) => `The next build can be started from ${next}.`,
    notBegun:
      'The host did not confirm the build. In Netlify open “Deploys”: if no build is running, choose “Trigger deploy”, then “Deploy site”.',
  },
} as const;
