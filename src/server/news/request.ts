import { company } from '../../content/company';
import { keptWish, newsMails, newsPage } from '../../content/news';
import { enquiryInput } from '../../domain/enquiry/schema';
import type { NewsRequest, Subscriber } from '../../domain/news/schema';
import { parseRequest } from '../../domain/news/schema';
import { requestHours } from '../../domain/retention-periods';
import { paths } from '../../paths';
import { receiveEnquiry } from '../enquiries/receive';
import { fullAddress } from '../env';
import { sendAttemptInRequest } from '../mail/attempt';
import { addAttempt } from '../mail/delivery';
import { formatWish } from './emails';
import { hashSecret, newToken } from '../secrets';
import { requestStore, subscribers } from './stores';

/** Whether the time to confirm a request is over. */
export function isOver({ createdAt }: NewsRequest, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) > requestHours * 3_600_000;
}

/** Emails the link that confirms a request; `false` when it failed. Does not tell whether the address subscribes. */
export async function requestNews(address: string, filter: string, now: Date): Promise<boolean> {
  const token = newToken();
  const key = hashSecret(token);
  const request: NewsRequest = { address, filter, createdAt: now.toISOString() };
  await requestStore().writeJson(key, request);
  const { subject, lines } = newsMails.confirm;
  const link = fullAddress(`${paths.news}?token=${token}`);
  const text = lines(company.name, link, requestHours).join('\n');
  const delivery = await sendAttemptInRequest(
    {
      key: `news-request/${key}`,
      createdAt: request.createdAt,
      // No sweep repeats it: the plain token is in this email alone, and its receiver waits for it now.
      delivery: addAttempt({ state: 'pending', attempts: 0 }, now),
      email: () => ({ to: address, subject: subject(company.name), text }),
    },
    now,
  );
  return delivery?.state === 'sent';
}

/** Keeps a wish for news as an enquiry, for the office to answer: without mail there is no news. */
export async function storeWish(
  address: string,
  filter: string,
  from: { address: string | undefined; now: Date },
): Promise<void> {
  const { subject, message } = keptWish;
  const wish = formatWish(filter) || newsPage.any;
  const input = enquiryInput.parse({ email: address, subject, message: message(wish) });
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
      const { address, filter } = request;
      const same = subscriberAt(address, records);
      const next: Subscriber = same
        ? { ...same, filter, version }
        : { id, address, filter, version, createdAt: at, newsUpTo: at, token: unsubscribing };
      return { changed: [next], result: next };
    },
    { now },
  );
  await requestStore().remove(key);
  return subscriber;
}

function subscriberAt(
  address: string,
  records: ReadonlyMap<string, Subscriber>,
): Subscriber | undefined {
  const wanted = address.toLowerCase();
  return [...records.values()].find((one) => one.address.toLowerCase() === wanted);
}

/** Erases the subscriber of this token or address, in one change; `false` when there is none. */
export function eraseSubscriber(
  by: { token: string } | { address: string },
  now: Date,
): Promise<boolean> {
  return subscribers.change(
    ({ records }) => {
      const found =
        'address' in by
          ? subscriberAt(by.address, records)
          : [...records.values()].find(({ token }) => token === by.token);
      return { erased: found ? [found.id] : [], result: found !== undefined };
    },
    { now },
  );
}
