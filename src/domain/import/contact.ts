import type { PropertyPatch } from '../property/schema';
import { columns } from './columns';

/** A mobile number of ten digits, or a land line with its code, however the digits are grouped. */
const telephone =
  /(?:^|\D)(?:(?:\+?91|0)[\s.-]{0,2})?[6-9](?:[\s.-]?\d){9}(?!\d)|(?:^|\D)\(?0\d{2,4}\)?[\s.-]{0,2}\d{3,4}[\s.-]?\d{4}(?!\d)/;
/** Matches one character before the @, so that a long text takes linear time. */
const email = /[\w%+-]@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63})*\.[a-z]{2,}/i;

const readByVisitors = ['text', 'multiline', 'remark', 'measure'];

/** The titles of the columns whose texts, which visitors read, hold a telephone number or an email address. */
export function columnsWithContact(fields: Readonly<PropertyPatch>): string[] {
  const texts: Readonly<Record<string, unknown>> = fields;
  const hasContact = (key: string) => {
    const text = texts[key];
    return typeof text === 'string' && (telephone.test(text) || email.test(text));
  };
  return columns
    .filter(({ key, kind }) => readByVisitors.includes(kind) && hasContact(key))
    .map(({ title }) => title);
}
