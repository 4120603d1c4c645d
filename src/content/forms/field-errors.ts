/**
 * What is wrong with a field, and what to do, in words: for the forms of the admin area and for the answers of its calls.
 */
import type { Fault } from '../../domain/fault';
import type { RequiredPropertyField } from '../../domain/property/fields';
import { enquiryErrors } from '../enquiries/errors';

const required: Readonly<Record<RequiredPropertyField, string>> = {
  name: 'Enter a name.',
  price: 'Enter the rent.',
  propertySize: 'Enter the size in sqft.',
  bedrooms: 'Enter the number of bedrooms.',
  bathrooms: 'Enter the number of bathrooms.',
  floor: 'Enter the floor.',
  address: 'Enter the address.',
};
const requiredOf: Readonly<Record<string, string>> = required;
const missing = 'Fill in this field.';

const sentences = {
  text: 'Enter text here.',
  'text-or-number': 'Enter text or a number.',
  'text-or-flag': 'Enter text, or true or false.',
  flag: 'Enter true or false.',
  picture:
    'Use the address of a JPEG, PNG, WebP, AVIF or GIF picture that begins with https://, or upload the picture.',
  pictures: 'Send a list of picture addresses.',
  choices: 'Send a list of options.',
  map: 'Paste a link of Google Maps: open the place there, choose Share, then Copy link. It begins with https://maps.app.goo.gl or https://www.google.com/maps. Coordinates such as 13.0067, 80.2206 will do too.',
  article:
    'Use fewer Markdown characters: lists and quotations at most 20 deep, and at most 2,000 * and _.',
  fields: 'Send the fields as an object.',
  email: enquiryErrors.email,
  'no-reply': enquiryErrors.noReply,
  release: 'Send true to release the enquiry, or leave this out.',
  confirm: 'Send true to confirm the visit, or leave this out.',
  day: 'Choose a day.',
  'future-day': 'This day is still to come. Choose today or an earlier day.',
  phone: 'Enter one whole telephone number, and nothing else.',
  phones:
    'Enter whole telephone numbers, each with its area code, and commas between them; nothing else.',
  'country-code':
    'Begin a number outside India with its country code, such as +971 for Dubai. One in India has ten digits, with its area code.',
  hours: 'Enter hours like 10:00–18:00, or closed.',
  'hours-order': 'The hours end before they begin. Enter them like 10:00–18:00.',
  facebook: 'Paste the address of your page at facebook.com, or write its name as @name.',
  instagram: 'Paste the address of your page at instagram.com, or write its name as @name.',
  youtube: 'Paste the address of your channel at youtube.com, or write its name as @name.',
  linkedin: 'Paste the address of your page at linkedin.com, or write its name as @name.',
  x: 'Paste the address of your page at x.com, or write its name as @name.',
  link: 'Paste an address that begins with https://.',
  year: 'Enter a year, such as 2023.',
  username: 'Use letters, digits, dots and dashes, at most 64.',
  short: 'Choose a password of at least ten characters.',
  missing,
  invalid: 'This value is not valid.',
} as const;

/** Says what is wrong with a field and what to do, by the code of the schema. */
export function fieldError(fault: Fault, field: string): string {
  if ('max' in fault) {
    const { code, max } = fault;
    if (code === 'too-long') return enquiryErrors.shorten(max);
    return field === 'images' ? `Keep at most ${max} pictures.` : `Keep at most ${max} entries.`;
  }
  if ('options' in fault) return `Choose one of: ${fault.options.join(', ')}.`;
  return fault.code === 'required' ? (requiredOf[field] ?? missing) : sentences[fault.code];
}
