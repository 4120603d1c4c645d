import { describe, expect, it } from 'vitest';
import { digestWords } from '../../../src/content/enquiries/mails';
import { sendDigest } from '../../../src/server/enquiries/digest';
import { receiveEnquiry } from '../../../src/server/enquiries/receive';
import { useMailServer } from '../../support/use-mail-server';
import { useStrictStore } from '../../support/use-strict-store';
import {
  after,
  from,
  id,
  message,
  putEnquiry,
  start,
  storedEnquiries,
  storedSpam,
  sweep,
} from './given';

const store = await useStrictStore();
const mail = useMailServer();

const night = after(12 * 60);

describe('row 29: an enquiry that looks like spam is quarantined', () => {
  it('and neither filed nor mailed', async () => {
    const spam = message({ id, website: 'https://spam.example' });
    const { created, enquiry } = await receiveEnquiry(spam, from(1));
    expect(created).toBe(true);
    expect(enquiry.id).toBe(`20260105T0400-${id}`);
    expect(storedSpam(store)).toEqual([enquiry]);
    expect(enquiry.delivery.state).toBe('quarantined');
    expect(enquiry.suspicion).toHaveLength(1);
    expect(storedEnquiries(store)).toEqual([]);
    await sweep(after(5));
    expect(mail.requests).toEqual([]);
  });

  it('more than 20 posts a minute from one address: 20 emails, the rest in one digest', async () => {
    for (let number = 0; number < 30; number += 1) {
      await receiveEnquiry(message({ message: `No. ${number}` }), from(1));
    }
    await receiveEnquiry(message({ message: 'Somebody else' }), from(2));
    await receiveEnquiry(message({ message: 'A minute later' }), from(1, after(1)));
    expect(storedEnquiries(store)).toHaveLength(22);
    expect(storedSpam(store)).toHaveLength(10);
    expect(mail.mails.size).toBe(22);

    await sendDigest(night);
    await sendDigest(night);
    expect(mail.mails.size).toBe(23);
    const digest = [...mail.mails.values()].at(-1);
    expect(digest?.subject).toBe(digestWords.subject(10));
    expect(digest?.text).toContain('No. 25');
  });

  it.each([
    ['with the browser’s id', { id }],
    ['without an id', {}],
  ])('the same text again within the minute is one, %s', async (_, fields) => {
    const again = new Date(start.getTime() + 59_000);
    const first = await receiveEnquiry(message({ website: 'x', ...fields }), from(1));
    const second = await receiveEnquiry(message({ website: 'x', ...fields }), from(1, again));
    expect(second).toEqual({ enquiry: first.enquiry, created: false });
    expect(storedSpam(store)).toHaveLength(1);
  });

  it('another text under the same id is another one', async () => {
    await receiveEnquiry(message({ id, website: 'x' }), from(1));
    await receiveEnquiry(message({ id, website: 'x', message: 'Other' }), from(1));
    expect(storedSpam(store)).toHaveLength(2);
  });

  it('a text that is among the enquiries already is not stored again', async () => {
    const kept = putEnquiry(store, id);
    const received = await receiveEnquiry(message({ id, openFor: 10 }), from(1));
    expect(received).toEqual({ enquiry: kept, created: false });
    await receiveEnquiry(message({ id, openFor: 10, message: 'Other' }), from(1));
    expect(storedSpam(store).map(({ message: text }) => text)).toEqual(['Other']);
    expect(storedEnquiries(store)).toHaveLength(1);
  });
});
