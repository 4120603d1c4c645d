/** The news that subscribers get: decided for all of them at night, in the words of their mail. */
import { company } from '../../../content/company';
import { newsMails } from '../../../content/news';
import { filterLabel } from '../../../content/properties/listings';
import { isoDay } from '../../../domain/date';
import { activeFilters } from '../../../domain/filter/filter';
import { makeMail } from '../../../domain/mail/mails';
import { oneLine } from '../../../domain/mail/plain-text';
import type { Email, Mail } from '../../../domain/mail/schema';
import { newsIn, readFilter, withNews } from '../../../domain/news/decide';
import type { News, Subscriber } from '../../../domain/news/schema';
import { paths } from '../../../paths';
import { fullAddress } from '../../env';
import { properties } from '../../records/properties';
import { readWishes, searchIn } from '../../records/search';
import { isMailSetUp } from '../send';
import { subscribers } from '../stores';
import { makeMailedProperty } from '../visitor-emails';

/** The words of a filter; '' for any home. */
export function formatNewsFilter(filter: string): string {
  const asked = readFilter(filter);
  return activeFilters(asked, readWishes(asked.text)).map(filterLabel).map(oneLine).join(', ');
}

function newsEmail({ email, token, filter }: Subscriber, { properties, more }: News): Email {
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
    to: email,
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
