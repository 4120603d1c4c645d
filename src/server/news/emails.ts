import { company } from '../../content/company';
import { filterLabel } from '../../content/properties/listings';
import { newsMails } from '../../content/news';
import { isoDay } from '../../domain/date';
import { oneLine } from '../../domain/mail/plain-text';
import type { Email } from '../../domain/mail/schema';
import { readFilter } from '../../domain/news/decide';
import type { News, Subscriber } from '../../domain/news/schema';
import { activeFilters } from '../../domain/filter/filter';
import { paths } from '../../paths';
import { fullAddress } from '../env';
import { mailPending, type MailedKind, type Pace } from '../mail/pending';
import { readWishes } from '../records/search';
import { subscribers } from './stores';

/** The words of a filter; '' for any home. */
export function formatWish(filter: string): string {
  const asked = readFilter(filter);
  return activeFilters(asked, readWishes(asked.text)).map(filterLabel).map(oneLine).join(', ');
}

function newsEmail({ address, token }: Subscriber, { filter, properties, more }: News): Email {
  const { subject, intro, more: moreLine, end } = newsMails.news;
  const unsubscribe = fullAddress(`${paths.news}?unsubscribe=${token}`);
  const list = fullAddress(filter === '' ? paths.properties : `${paths.properties}?${filter}`);
  const lines = [
    intro(formatWish(filter)),
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

const mailed: MailedKind<Subscriber> = {
  document: subscribers,
  makeEmail: (subscriber) => {
    const { id, news } = subscriber;
    if (!news) return null;
    return {
      key: `news/${id}/${isoDay(news.at)}`,
      createdAt: news.at,
      delivery: news.delivery,
      email: () => newsEmail(subscriber, news),
    };
  },
  withDelivery: (subscriber, delivery) => {
    const { news } = subscriber;
    return news ? { ...subscriber, news: { ...news, delivery } } : subscriber;
  },
};

/** Emails the news that waits. What fails for 23 hours comes again with the news of the next day. */
export async function mailNews(now: Date, pace: Pace = {}): Promise<void> {
  const { failed, waiting, problem } = await mailPending(mailed, now, pace);
  if (problem !== '') console.warn(`News: ${failed} given up, ${waiting} waiting. ${problem}`);
}
