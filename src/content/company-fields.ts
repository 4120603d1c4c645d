/** The labels, hints and examples of the company's form, field by field; the words around it are in `forms/company.ts`. */
import type { CompanyFieldName } from '../domain/company/fields';
import type { FieldWords } from './field-words';
import { givenHome } from './pages/home';
import { serviceTitles } from './pages/services';
import { givenFooterText } from './pages/footer';

const phoneExample = '+91 98400 12345';
const hoursExample = '10:00–18:00';
const remove = 'Back to the drawing';
const marks = '## before a heading, - before each line of a list, **like this** for bold.';

export const companyFieldWords = {
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
  agentPhone: {
    label: 'Telephone of the agent',
    hint: 'If empty, the company’s.',
    example: phoneExample,
  },
  agentEmail: {
    label: 'Email of the agent',
    hint: 'If empty, the company’s.',
    example: 'homes@example.com',
  },
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
  linkedin: { label: 'LinkedIn', example: 'https://www.linkedin.com/company/yourcompany' },
  x: { label: 'X', example: 'https://x.com/yourcompany' },
  googleProfile: {
    label: 'Google profile',
    hint: 'The page on which customers write reviews: open it, choose Share, and paste the link.',
    example: 'https://g.page/yourcompany',
  },
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
  homesManaged: {
    label: 'Homes that you manage',
    hint: 'Today’s number. Shown to owners once it is filled in.',
    example: '120',
  },
  references: {
    label: 'Reference',
    hint: 'What an owner says of you, in the owner’s words and with permission.',
    columns: {
      words: { label: 'Words' },
      name: { label: 'Name', example: 'The name as the owner wants it shown' },
      city: { label: 'City', example: 'Dubai' },
      link: { label: 'Link', hint: 'Such as the review on Google, if there is one.' },
    },
    add: 'Add a reference',
  },
  questions: {
    label: 'Question',
    hint: 'What owners ask first: what the fee includes, how you choose a tenant, how long the contract runs and how it ends, who keeps the keys, what happens when rent is late, who pays for repairs.',
    columns: {
      question: { label: 'Question', example: 'What does the fee include?' },
      answer: { label: 'Answer' },
    },
    add: 'Add a question',
  },
  services: {
    label: 'Service',
    hint: 'In the order in which visitors see them. A hidden service is on no page, in no menu and in no form.',
    columns: {
      id: { label: 'Service' },
      shown: { label: 'On the site' },
      line: { label: 'One line', hint: 'On its card and in search results.' },
      text: { label: 'Text', hint: 'An empty line begins a paragraph.' },
      picture: { label: 'Picture', remove },
      price: {
        label: 'Price',
        hint: 'A line below the text, if you wish.',
        example: 'From ₹2,500',
      },
    },
    rowTitles: serviceTitles,
  },
  homeTitle: {
    label: 'Headline of the home page',
    hint: 'If it is empty, visitors see the words in grey.',
    example: givenHome.title,
  },
  homeLine: { label: 'Line below the headline', example: givenHome.line },
  footerText: {
    label: 'Text at the foot of every page',
    hint: 'If it is empty, visitors see the words in grey.',
    example: givenFooterText,
  },
  homePhoto: {
    label: 'Home page',
    hint: 'In place of the first drawing. A wide picture is best: phones show a strip of it.',
    remove,
  },
  aboutPhoto: { label: 'About Us', hint: 'Such as your office or your people.', remove },
  ownersPhoto: { label: 'For owners', hint: 'Such as a home that you look after.', remove },
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
  reasons: {
    label: 'Why Choose Us',
    hint: 'The three cards of the first page and of About Us.',
    columns: { title: { label: 'Title' }, text: { label: 'Text' } },
    add: 'Add a card',
  },
  searchTitle: {
    label: 'Title of the home page',
    hint: 'What search engines and chats show as the name of the page; the company’s name follows by itself.',
    example: givenHome.searchTitle,
  },
  searchDescription: {
    label: 'Description of the home page',
    hint: 'One or two sentences below the title.',
    example: givenHome.searchDescription,
  },
  teamText: { label: 'Our Team', hint: marks },
  people: {
    label: 'Person',
    hint: 'Each entry is shown on Our Team, in this order; leave empty what you do not want to show.',
    columns: {
      name: { label: 'Name' },
      task: { label: 'What the person does', example: 'Finds tenants in Velachery and Adyar' },
      text: { label: 'A few sentences' },
      picture: { label: 'Picture' },
      phone: { label: 'Telephone', example: phoneExample },
    },
    add: 'Add a person',
  },
  formerRents: {
    label: 'Say a former rent for 30 days',
    hint: 'Up or down: “₹27,000 until 14-11-2026”. Never a slip that was corrected within a day, a change that was undone or the rent of an earlier tenancy.',
  },
  enquiryRetentionMonths: {
    label: 'How long enquiries are kept',
    hint: 'Older ones are erased for good. A shorter time begins seven days after you save it. The page about privacy says this time.',
  },
} satisfies Record<CompanyFieldName, FieldWords>;
