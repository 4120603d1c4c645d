import { type PrivateFacts, privateFields } from '../../src/domain/property/private-fields';
import type { PropertyRecord } from '../../src/domain/property/schema';
import { blankStored } from './property';

// The table is the type of its names.
const names = Object.keys(privateFields) as (keyof PrivateFacts)[];

/** A text for each private fact that stands nowhere else: a day of 2091 where it is one, the first of its options where it has some. */
const marks = names.map((name, index) => {
  const field = privateFields[name];
  if (field.kind === 'choice') return [name, field.options[0]] as const;
  const isDay = field.kind === 'day';
  return [name, isDay ? `2091-03-${10 + index}` : `Canary${index}x98403${10_000 + index}`] as const;
});

export const markedFacts = Object.fromEntries(marks) as PrivateFacts;

/** The names of private facts that are no words of English. */
export const tellingNames: readonly string[] = names.filter((name) => /[A-Z]/.test(name));

/** The private facts of which an answer has any trace. */
export function findTraces(answer: string): string[] {
  const plain = answer.toLowerCase();
  const isNamed = (name: string) => tellingNames.includes(name) && answer.includes(name);
  return marks.flatMap(([name, text]) =>
    plain.includes(text.toLowerCase()) || isNamed(name) ? [name] : [],
  );
}

/** Homes of which every private fact is stated: three that are shown, of which one is featured and one free from a day, and one that is hidden. */
export function markedHomes(): PropertyRecord[] {
  const images = ['/assets/images/home.jpg'];
  const shared = { ...markedFacts, images, status: 'Available' } as const;
  return [
    blankStored({ ...shared, _id: 'marked', featured: true, name: 'Sea View' }),
    blankStored({ ...shared, _id: 'similar', name: 'Lake View' }),
    blankStored({
      ...{ ...shared, _id: 'leaving', name: 'Hill View' },
      ...{ status: 'Occupied', availableFrom: '01-06-2091' },
    }),
    blankStored({ ...shared, _id: 'hidden', shown: false, name: 'Not yet' }),
  ];
}
