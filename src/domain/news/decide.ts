/**
 * Which homes are news for a subscriber, and what waits to be mailed: by the same filter and search as the list shows. It
 * sends nothing.
 */
import { isoDay } from '../date';
import { findHomePlace } from '../place/home';
import { canBeHad } from '../property/availability';
import { findMail, withMail } from '../mail/mails';
import type { Mail, MailedProperty } from '../mail/schema';
import { findFits, type Fit, type PreparedProperties, prepareProperties } from '../filter/filter';
import { readFilterQuery, writeFilterQuery } from '../filter/address';
import { makeSearchWords } from '../property/printed';
import type { ParseSearch } from '../search';
import type { Property, PropertySummary } from '../property/schema';
import type { News, Subscriber } from './schema';

export type NewsPageState =
  | ('form' | 'sent' | 'notSent' | 'tooMany' | 'off' | 'kept')
  | ('confirm' | 'confirmed' | 'used' | 'unsubscribe' | 'unsubscribed');

/** Homes that one email names; an import may list hundreds in a day. */
const maxNamed = 20;

/** Twice the life of a function, in milliseconds: a home may be saved that long after its `createdAt`. */
const savingMilliseconds = 120_000;

/** The filter in the address of a list, without order and page. */
export function makeNewsFilter(query: URLSearchParams): string {
  const { filter } = readFilterQuery(query);
  return writeFilterQuery({ filter, sort: 'newest', view: 'list', page: 1 });
}

export const readFilter = (query: string) => readFilterQuery(new URLSearchParams(query)).filter;

type NewsHome = Property & Pick<PropertySummary, 'place' | 'pictureCount'>;

type FindNews = (query: string, after: string, until: string) => readonly NewsHome[];

/** Whether a home has all that is asked for, or may have it: a mail has no second group in which it could follow. */
const mayFit = ({ lacking, unstated }: Fit) => lacking.every((wish) => unstated.includes(wish));

/** Prepares finding news among the properties that visitors see: those that can be had and have, or may have, what the filter asks for. */
export function newsIn(
  listed: readonly Property[],
  today: string,
  searchIn: (properties: PreparedProperties) => ParseSearch,
): FindNews {
  // All of them, so that a text is understood as on the list.
  const prepared = prepareProperties(
    listed.map((property) => ({
      ...property,
      place: findHomePlace(property),
      pictureCount: property.images.length,
      words: makeSearchWords(property),
    })),
  );
  const parse = searchIn(prepared);
  return (query, after, until) => {
    const filter = readFilter(query);
    const fits = findFits(prepared, filter, today, parse(filter.text));
    return [...fits]
      .flatMap(([one, fit]) => (mayFit(fit) ? [one] : []))
      .filter((one) => canBeHad(one, today) && one.createdAt > after && one.createdAt <= until)
      .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  };
}

interface NewsMaking {
  find: FindNews;
  makeMailedProperty: (property: NewsHome) => MailedProperty;
  makeNewsMail: (subscriber: Subscriber, news: News, at: string) => Mail;
}

/** The subscriber with the news of the day and their mail. Pending news stay, unsent ones are merged; `null` if nothing changes. */
export function withNews(
  subscriber: Subscriber,
  { find, makeMailedProperty, makeNewsMail }: NewsMaking,
  now: Date,
): Subscriber | null {
  const { filter, news, newsUpTo } = subscriber;
  const at = now.toISOString();
  const mail = findMail(subscriber, 'news');
  const until = new Date(now.getTime() - savingMilliseconds).toISOString();
  if (mail?.state === 'pending' || until <= newsUpTo) return null;
  if (mail && isoDay(mail.at) === isoDay(at)) return null;
  const unsent = news && mail?.state !== 'sent' ? news : { properties: [], more: 0 };
  const found = find(filter, newsUpTo, until).map(makeMailedProperty);
  const all = [...found, ...unsent.properties];
  const next = { ...subscriber, newsUpTo: until };
  if (all.length === 0) return next;
  const properties = all.slice(0, maxNamed);
  const more = all.length - properties.length + unsent.more;
  const latest = { properties, more };
  const newsMail = makeNewsMail(subscriber, latest, at);
  return { ...next, news: latest, mails: withMail(subscriber.mails, newsMail) };
}
