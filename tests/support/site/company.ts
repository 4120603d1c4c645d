import type { CompanyValues } from '../../../src/domain/company/schema';

const person = { name: 'Meena', task: '', text: '', picture: '', phone: '+91 98400 54321' };
const question = { question: 'Who keeps the keys?', answer: 'Our office does.' };

/** What the company of the tested site has saved before its build; the rest are placeholders. */
export const savedFacts = {
  name: 'Sri Balaji Property Management Services Pvt Ltd',
  phone: '+91 98400 12345',
  sunday: '11:00–12:30',
  facebook: 'https://www.facebook.com/sribalaji',
  instagram: 'https://www.instagram.com/sribalaji',
  youtube: 'https://www.youtube.com/@sribalaji',
  // Of words that fit into no line.
  registrations: [{ label: 'Registration'.repeat(5), value: 'unbroken'.repeat(10) }],
  people: [person],
  questions: [question],
} satisfies Partial<CompanyValues>;
