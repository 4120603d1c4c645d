/**
 * How somebody subscribes to news and ends it: a request that an email confirms, within limits for its senders and receivers,
 * and then a subscriber.
 */
import { company } from '../../../content/company';
import { keptFilter, newsMails, newsPage } from '../../../content/news';
import { dayMilliseconds } from '../../../domain/date';
import { findMailbox } from '../../../domain/email-address';
import { enquiryInput } from '../../../domain/enquiry/schema';
import { addAttempt, makeMail } from '../../../domain/mail/mails';
import type { NewsRequest, Subscriber } from '../../../domain/news/schema';
import { parseRequest } from '../../../domain/news/schema';
import { requestHours } from '../../../domain/retention-periods';
import { paths } from '../../../paths';
import { fullAddress } from '../../env';
import { findNetworks } from '../../http/networks';
import { attemptWithin, type Limit, LimitReached } from '../../limits/attempts';
import { hashSecret, newToken } from '../../secrets';
import { openStore } from '../../store/open';
import { sendAttemptInRequest } from '../mail-attempts';
import { receiveEnquiry } from '../receive';
import { subscribers } from '../stores';
import { formatNewsFilter } from './emails';

/** The requests for news to be confirmed, by the hash of their token: the store alone confirms nothing. */
const requestStore = () => openStore('requests');

/** Of one network in an hour; each wider network that it is part of may send twice as many. */
const maxPerHour = 5;
const hourMilliseconds = 3_600_000;
/** To one mailbox in 24 hours: nobody's is filled from here. */
const maxToMailbox = 5;
/** To all of them in 24 hours: the mail service has to carry enquiries as well. */
const maxPerDay = 300;

const perDay = (of: string, max: number): Limit => ({
  of,
  spans: [{ max, milliseconds: dayMilliseconds }],
});

/** Sends a confirmation, which returns whether it has gone out; `too many` where a limit is reached and none was tried. */
export async function requestWithin(
  ip: string | undefined,
  email: string,
  send: () => Promise<boolean>,
): Promise<boolean | 'too many'> {
  const networks = findNetworks(ip).map((network, index) => ({
    of: `news of network ${network}`,
    spans: [{ max: maxPerHour * 2 ** index, milliseconds: hourMilliseconds }],
  }));
  const mailbox = perDay(`news to ${findMailbox(email)}`, maxToMailbox);
  const limits = [...networks, mailbox, perDay('news', maxPerDay)];
  try {
    return await attemptWithin(limits, send, (isSent) => isSent);
  } catch (thrown) {
    if (thrown instanceof LimitReached) return 'too many';
    throw thrown;
  }
}

/** Whether the time to confirm a request is over. */
function isOver({ createdAt }: NewsRequest, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) > requestHours * 3_600_000;
}

/** Emails the link that confirms a request; `false` when it failed. Does not tell whether that email address subscribes. */
export async function requestNews(email: string, filter: string, now: Date): Promise<boolean> {
  const token = newToken();
  const key = hashSecret(token);
  const request: NewsRequest = { email, filter, createdAt: now.toISOString() };
  await requestStore().writeJson(key, request);
  const { subject, lines } = newsMails.confirm;
  const link = fullAddress(`${paths.news}?token=${token}`);
  const text = lines(company.name, link, requestHours).join('\n');
  const message = { to: email, subject: subject(company.name), text };
  const at = request.createdAt;
  // No sweep repeats it: the plain token is in this email alone, and its receiver waits for it now.
  const mail = makeMail({ kind: 'news', key: `news-request/${key}`, at, email: message });
  return (await sendAttemptInRequest(addAttempt(mail, now), now))?.state === 'sent';
}

/** Keeps a request for news as an enquiry, for the office to answer: without mail there is no news. */
export async function storeNewsFilter(
  email: string,
  filter: string,
  from: { ip: string | undefined; now: Date },
): Promise<void> {
  const { subject, message } = keptFilter;
  const homes = formatNewsFilter(filter) || newsPage.any;
  const input = enquiryInput.parse({ email, subject, message: message(homes) });
  await receiveEnquiry(input, from);
}

/** The request that a link confirms; `null` for one that is over, was confirmed, or never was. */
export async function readRequest(token: string, now: Date): Promise<NewsRequest | null> {
  const request = await requestStore().readValue(hashSecret(token), parseRequest);
  return request && !isOver(request, now) ? request : null;
}

/** Subscribes by a link, in one change; `null` when it has expired. Confirmed again, nothing changes. */
export async function confirmNews(token: string, now: Date): Promise<Subscriber | null> {
  const key = hashSecret(token);
  const id = key.slice(0, 32);
  const request = await readRequest(token, now);
  const unsubscribing = newToken();
  const subscriber = await subscribers.change<Subscriber | null>(
    ({ records, erased }, { version, at }) => {
      const known = records.get(id);
      if (known || !request || erased.has(id)) return { result: known ?? null };
      const { email, filter } = request;
      const same = subscriberOf(email, records);
      const next: Subscriber = same
        ? { ...same, filter, version }
        : {
            id,
            email,
            filter,
            version,
            createdAt: at,
            newsUpTo: at,
            token: unsubscribing,
            mails: [],
          };
      return { changed: [next], result: next };
    },
    { now },
  );
  await requestStore().remove(key);
  return subscriber;
}

function subscriberOf(
  email: string,
  records: ReadonlyMap<string, Subscriber>,
): Subscriber | undefined {
  const wanted = email.toLowerCase();
  return [...records.values()].find((one) => one.email.toLowerCase() === wanted);
}

/** Erases the subscriber of this token or email address, in one change; `false` when there is none. */
export function eraseSubscriber(
  by: { token: string } | { email: string },
  now: Date,
): Promise<boolean> {
  return subscribers.change(
    ({ records }) => {
      const found =
        'email' in by
          ? subscriberOf(by.email, records)
          : [...records.values()].find(({ token }) => token === by.token);
      return { erased: found ? [found.id] : [], result: found !== undefined };
    },
    { now },
  );
}

/** Erases the requests that nobody confirmed in time. */
export async function eraseOldRequests(now: Date): Promise<void> {
  await requestStore().removeWhere((value) => {
    const request = parseRequest(value);
    return request === null || isOver(request, now);
  });
}
