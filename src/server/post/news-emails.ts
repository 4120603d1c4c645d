/**
 * The news that subscribers get: decided for all of them at night, in the words of their mail; and who filters by what, as the
 * office sees it.
 */
import { company } from '../../content/company';
import { newsMails, newsPage, subscriberWords } from '../../content/news';
import { filterLabel } from '../../content/properties/listings';
import { formatDay, isoDay } from '../../domain/date';
import { activeFilters } from '../../domain/filter/filter';
import { makeMail } from '../../domain/mail/mails';
import { oneLine } from '../../domain/mail/plain-text';
import type { Email, Mail } from '../../domain/mail/schema';
import { newsIn, readFilter, withNews } from '../../domain/news/decide';
import type { News, Subscriber } from '../../domain/news/schema';
import { paths } from '../../paths';
import { fullAddress } from '../env';
import { fileResponse } from '../http/reply';
import { properties } from '../records/properties';
import { readWishes, searchIn } from '../records/search';
import { isMailSetUp } from './send';
import { subscribers } from './stores';
import { makeMailedProperty } from './visitor-emails';

/** The words of a filter; '' for any home. */
export function formatNewsFilter(filter: string): string {
  const asked = readFilter(filter);
  return activeFilters(asked, readWishes(asked.text)).map(filterLabel).map(oneLine).join(', ');
}

function newsEmail({ address, token, filter }: Subscriber, { properties, more }: News): Email {
  const { subject, intro, more: moreLine, end } = newsMails.news;
  const unsubscribe = fullAddress(`${paths.news}?unsubscribe=${token}`);
  const list = fullAddress(filter === '' ? paths.properties : `${paths.properties}?${filter}`);
  const lines = [
    intro(formatNewsFilter(filter)),
    ...properties.map(({ id, text }) => `${text}\n${fullAddress(paths.property(id))}`),
    ...(more > 0 ? [moreLine(more, list)] : []),
    end(unsubscribe),
  ];
  return {
    to: address,
    // Mailboxes show a button of their own, which posts there (RFC 8058).
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    subject: subject(properties.length + more, company.name),
    text: lines.join('\n\n'),
  };
}

function makeNewsMail(subscriber: Subscriber, news: News, at: string): Mail {
  const key = `news/${subscriber.id}/${isoDay(at)}`;
  return makeMail({ kind: 'news', key, at, email: newsEmail(subscriber, news) });
}

/** Decides the news of the day in one change; the sweep emails them. Without mail nothing is decided. */
export async function decideNews(now: Date): Promise<void> {
  const { records } = await subscribers.read();
  if (records.size === 0 || !isMailSetUp()) return;
  const shown = [...(await properties.all()).values()].filter((one) => properties.isShown(one));
  const find = newsIn(shown, isoDay(now.toISOString()), searchIn);
  await subscribers.change(
    ({ records }) => ({
      changed: [...records.values()].flatMap(
        (one) => withNews(one, { find, makeMailedProperty, makeNewsMail }, now) ?? [],
      ),
      result: null,
    }),
    { now },
  );
}

/** A cell of a CSV file; formulas become text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** All subscribers as a CSV file to be saved, oldest first. Throws `StoreUnavailable`. */
export async function exportSubscribers(now: Date): Promise<Response> {
  const all = [...(await subscribers.read()).records.values()];
  const rows = all.map(({ address, filter, createdAt }) => [
    address,
    formatNewsFilter(filter) || newsPage.any,
    formatDay(createdAt),
  ]);
  const lines = [subscriberWords.columns, ...rows].map((row) => row.map(cell).join(','));
  // The mark by which spreadsheets know UTF-8.
  const body = `\ufeff${lines.join('\r\n')}\r\n`;
  const name = `subscribers-${isoDay(now.toISOString())}.csv`;
  return fileResponse(body, name, 'text/csv; charset=utf-8');
}

/** How many subscribers have which filter (in words, '' for any), the most frequent first. Throws `StoreUnavailable`. */
export async function countNewsFilters(): Promise<{ filter: string; count: number }[]> {
  const counts = new Map<string, number>();
  for (const { filter: query } of (await subscribers.read()).records.values()) {
    const filter = formatNewsFilter(query);
    counts.set(filter, (counts.get(filter) ?? 0) + 1);
  }
  return [...counts]
    .map(([filter, count]) => ({ filter, count }))
    .sort((one, other) => other.count - one.count);
}
