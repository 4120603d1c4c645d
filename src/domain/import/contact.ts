import { numbersIn } from '../phone-numbers';
import type { PropertyPatch } from '../property/schema';
import { columns } from './columns';

/** Matches one character before the @, so that a long text takes linear time. */
const email = /[\w%+-]@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63})*\.[a-z]{2,}/i;

const readByVisitors = ['text', 'multiline', 'remark', 'measure'];

/** The titles of the columns whose texts, which visitors read, hold a telephone number or an email address. */
export function columnsWithContact(fields: Readonly<PropertyPatch>): string[] {
  const texts: Readonly<Record<string, unknown>> = fields;
  const hasContact = (key: string) => {
    const text = texts[key];
    return typeof text === 'string' && (numbersIn(text).length > 0 || email.test(text));
  };
  return columns
    .filter(({ key, kind }) => readByVisitors.includes(kind) && hasContact(key))
    .map(({ title }) => title);
}
