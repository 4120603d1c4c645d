/** The words of hearts, the shortlist and its comparison, with the texts that are sent from there. */
import { formatCount } from '../count';
import { floodLabel } from './options';

const homes = (count: number) => formatCount(count, 'home', 'homes');

/** The names of a heart; apart from the page's words, as cards bring them to phones. */
export const heartText = {
  keep: (name: string) => `Add ${name} to the shortlist`,
  add: (name: string) => `Add ${name} to this list`,
  kept: (count: number) => `Saved. See your ${homes(count)}`,
} as const;

export const shortlistText = {
  title: 'Shortlist',
  formatTitle: (count: number) => `Shortlist: ${homes(count)}`,
  description: 'Compare homes and choose together.',
  count: homes,
  actions: {
    compare: 'Compare',
    compareName: (name: string) => `Compare ${name}: move it to the front`,
    remove: (name: string) => `Remove ${name} from the list`,
  },
  others: {
    title: 'Also in this list',
    text: (compared: number) =>
      `The first ${compared} are compared. Press Compare to move a home to the front.`,
  },
  gone: (count: number) =>
    count === 1
      ? '1 home in this list is no longer available. It may have been rented out.'
      : `${count} homes in this list are no longer available. They may have been rented out.`,
  /** The address names more homes than a list holds. */
  cut: (max: number) =>
    `A list can have up to ${homes(max)}. These are the first ones in this link.`,
  more: { title: 'Add another home', titleEmpty: 'Start with one of these' },
  empty: {
    text: 'Press the heart on a home to save it here. Then compare homes side by side, or send the list to your family.',
  },
  share: {
    label: 'Send this list',
    whatsapp: 'Send to family',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    /** Shown if the browser did not allow copying; the link is selected below. */
    notCopied: 'Copy the link from this field:',
    address: 'The link of this list',
    line: (name: string, rent: string) => `${name} – ${rent}`,
  },
  keepAll: { button: 'Save these homes', kept: 'Saved in this browser' },
  enquiry: {
    title: 'Ask about these homes',
    titleOne: 'Ask about this home',
    text: 'These homes are already in your message. You can edit it.',
    /** Stands for the name of the home in the inbox: what enquiries hold there is short, 20 references fit. */
    propertyName: (references: readonly string[]) => `Shortlist: ${references.join(', ')}`,
    subject: (count: number) => `About ${homes(count)} in my shortlist`,
    line: (name: string, reference: string) => `${name} (${reference})`,
    message: (lines: readonly string[], address: string) =>
      ['I am interested in these homes:', ...lines, address].join('\n'),
  },
  bad: {
    title: 'The homes in this link are no longer listed',
    text: 'They may have been rented out, or a part of the link is missing. Please ask for the link again, or see the homes available now.',
  },
  failed: {
    title: 'The shortlist could not be loaded',
    text: 'The shortlist could not be loaded. Try again in a moment, or call us.',
  },
} as const;

export const comparison = {
  title: 'Comparison',
  legend: 'The homes differ where you see ≠',
  differs: 'different',
  corner: 'Home',
  rows: {
    rent: 'Rent per month',
    maintenance: 'Maintenance',
    monthly: 'Monthly total',
    onMovingIn: 'To be paid when you move in',
    comesBack: 'Refundable on vacating',
    available: 'Available from',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    size: 'Size',
    floor: 'Floor',
    furnishing: 'Furnishing',
    letTo: 'Preferred tenants',
    waterSource: 'Water from',
    waterTaste: 'Sweet or salt',
    flood: floodLabel,
    power: 'Power backup',
    lift: 'Lift',
    parking: 'Parking',
    pets: 'Pets',
    locality: 'Locality',
    nearby: 'Near by',
    reference: 'Reference',
  },
  notStated: 'Not stated',
  yes: 'Yes',
  no: 'No',
} as const;
