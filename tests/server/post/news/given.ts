import type { Subscriber } from '../../../../src/domain/news/schema';
import type { Property } from '../../../../src/domain/property/schema';
import { receiveNews, showNews } from '../../../../src/server/post/news';
import type { MailServer } from '../../../support/mail-server';
import { blankRecord } from '../../../support/property';
import type { StrictStore } from '../../../support/strict-store';

const site = 'http://localhost:8888';

/** Opens the page, as a browser or a mail scanner does. */
export const open = (path: string) => showNews(new URL(path, site));

/** Sends a form of the page, or the button of a link. */
export function post(
  path: string,
  fields: Record<string, string> = {},
  { ip = '198.51.100.1', headers = {} }: { ip?: string; headers?: HeadersInit } = {},
) {
  const url = new URL(path, site);
  const body = new URLSearchParams(fields);
  return receiveNews(new Request(url, { method: 'POST', body, headers }), url, ip);
}

export const subscribe = (email: string, fields = {}, more = {}) =>
  post('/news', { email, ...fields }, more);

/** The addresses of our page that an email leads to. */
export const linksIn = (text: string) =>
  [...text.matchAll(/http:\/\/localhost:8888(\/news\S*)/g)].map(([, path = '']) => path);

export const linksTo = (mail: MailServer, address: string) =>
  [...mail.mails.values()]
    .filter(({ to }) => [to].flat().includes(address))
    .flatMap(({ text }) => linksIn(text));

export const subscribersIn = (store: StrictStore) =>
  store.documentRecords('subscribers') as Subscriber[];

export const night = new Date('2026-01-05T20:40:00Z');
export const after = (minutes: number) => new Date(night.getTime() + minutes * 60_000);

export function subscriber(number: number, fields: Partial<Subscriber> = {}): Subscriber {
  return {
    id: `reader-${number}`,
    email: `reader-${number}@example.com`,
    filter: '',
    createdAt: after(-3_000).toISOString(),
    token: `token-${number}`,
    newsUpTo: after(-1_440).toISOString(),
    version: 'v1',
    mails: [],
    ...fields,
  };
}

/** A home listed that many minutes before the night's work. */
export function home(id: string, minutes: number, fields: Partial<Property> = {}): Property {
  const time = after(-minutes).toISOString();
  const times = { date: time, createdAt: time, updatedAt: time };
  return blankRecord({ _id: id, name: `Home ${id}`, ...times, ...fields });
}

/** The ids of the homes that emails have brought to each address. */
export function homesByAddress(mail: MailServer): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { to, text } of mail.mails.values()) {
    const homes = [...text.matchAll(/\/properties\/single\/(\S+)/g)].map(([, id = '']) => id);
    for (const address of [to].flat())
      found.set(address, [...(found.get(address) ?? []), ...homes]);
  }
  return found;
}
