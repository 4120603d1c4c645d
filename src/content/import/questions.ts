/** What is asked about a sheet before it is imported, and the answers to choose from. */
import type { Question } from '../../domain/import';
import { formatCount } from '../count';
import { rangeTexts } from './faults';

const quote = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');

const inRows = ({ rows }: Question) =>
  rows.length === 1 ? `row ${rangeTexts(rows)}` : `rows ${rangeTexts(rows)}`;

export function questionText(question: Question): string {
  const { about, headers, examples, rows } = question;
  switch (about) {
    case 'sheet':
      return `The sheets ${quote(examples)} are called alike. Which one is the list of today?`;
    case 'headings':
      return `Between the homes there ${rows.length === 1 ? 'is a title' : 'are titles'}: ${quote(examples)}. What does it say of the homes below?`;
    case 'days':
      return `In which order are the days under ${quote(headers)} written (${examples.join(', ')})?`;
    case 'above':
      return `${formatCount(rows.length, 'row says', 'rows say')} ${quote(examples)} in a cell. Is that the cell above?`;
    case 'blanks':
      return `Under ${quote(headers)} the cells of ${inRows(question)} are blank. Do they belong to the row above (${examples.join(', ')})?`;
    case 'parts':
      return `Under ${quote(headers)} there are parts or numbers of something (${examples.join(', ')}). Are they of one month’s rent?`;
    case 'thousands':
      return `Under ${quote(headers)} there are amounts such as ${examples.join(', ')}. Are they thousands of rupees?`;
    case 'offer':
      return headers.length === 0
        ? 'No column says which homes are to be had. Are they all?'
        : `No column says which homes are to be had. Under ${quote(headers)}, ${inRows(question)} may (${quote(examples)}). Are they all?`;
    case 'unsaid':
      return `Under ${quote(headers)} the cells of ${inRows(question)} are blank. Are these homes to be had?`;
    case 'names':
      return `The sheet names no home. What is to be the name of each?`;
    case 'struck':
      return `The text of ${inRows(question)} is struck out. What does that mean?`;
    case 'colour':
      return [
        `This colour is that of ${inRows(question)}.`,
        ...examples.slice(1).map((legend) => `Beside it the sheet says “${legend}”.`),
        'What does it mean?',
      ].join(' ');
  }
}

const lookTexts = {
  Available: 'Available',
  Occupied: 'Occupied',
  hidden: 'Not for visitors: hide them',
  nothing: 'Nothing: read them as all others',
};

const answerTexts: Readonly<
  Record<Exclude<Question['about'], 'names' | 'sheet'>, Readonly<Record<string, string>>>
> = {
  headings: {
    address: 'Where they are: part of their address',
    name: 'Their building: their name',
    floor: 'Their floor',
    status: 'Whether they are to be had: what is not understood is hidden',
    nothing: 'Nothing that is imported',
  },
  days: { day: 'The day first, as in India', month: 'The month first, as in America' },
  above: { above: 'Yes, the cell above', written: 'No, leave it as it is written' },
  blanks: { above: 'Yes, the same as above', blank: 'No, leave them blank' },
  parts: { months: 'Yes, of one month’s rent', none: 'No, leave them out' },
  offer: {
    Available: 'Yes, all are available',
    plain: 'Those with nothing there: hide the others until I have looked',
    hidden: 'No: hide them all until I have looked',
  },
  unsaid: {
    Available: 'Yes, they are available',
    Occupied: 'No, they are occupied',
    hidden: 'Hide them until I have looked',
  },
  thousands: { thousands: 'Yes, thousands of rupees', rupees: 'No, leave them as they are' },
  colour: lookTexts,
  struck: lookTexts,
};

export function answerText({ about, examples }: Question, answer: string): string {
  if (about === 'sheet') return answer;
  if (about !== 'names') return answerTexts[about][answer] ?? answer;
  return answer === 'address'
    ? `The beginning of its address: ${examples.join(', ')}`
    : 'None: each waits until it has a name';
}

export const questionWords = {
  title: 'What the sheet does not say',
  choose: 'Choose',
  open: 'Answer what is asked above first.',
} as const;
