import { expect, it } from 'vitest';
import { loadEnquiries, loadInbox, loadQuarantine } from '../../../src/server/enquiries/inbox';
import { receiveEnquiry } from '../../../src/server/enquiries/receive';
import { fileReceived } from '../../../src/server/enquiries/file';
import { withinTime } from '../../../src/server/store/deadline';
import { repeats } from '../../support/repeats';
import { useStrictStore } from '../../support/use-strict-store';
import { address, after, message, putEnquiry, putQuarantined, start } from './given';

const store = await useStrictStore();
const calls = () => store.calls.map(({ method, store: name, key }) => `${method} ${name}/${key}`);

/** Every text as long as the schema lets it be, three bytes a letter. */
const tamil = (length: number) => 'வணக்கம்'.repeat(length).slice(0, length);
const longest = {
  name: tamil(200),
  subject: tamil(300),
  propertyName: tamil(200),
  message: tamil(10_000),
};

it('row 49: a flood weighs nothing on the inbox, and the newest of it, as many as fit, are shown when asked for', async () => {
  const posts = repeats(230, 2_000);
  const flood = repeats(3_000, 100_000);
  for (let at = 0; at < 20; at += 1) putEnquiry(store, `good-${at}`, { minutes: at });
  const before = await loadInbox();
  const document = store.bytes('local-documents', 'enquiries');

  // Beyond the 200 of a day everything looks like spam, from whatever address it comes.
  const day = start.toISOString().slice(0, 10);
  for (let at = 0; at < 200; at += 1)
    store.put('local-limits', `enquiries/${day}/04:00-x-${at}`, '{}');
  for (let at = 0; at < posts; at += 1)
    await receiveEnquiry(message({ message: `No. ${at}` }), { address: address(at), now: start });
  for (let at = 0; at < flood - posts; at += 1)
    putQuarantined(store, `flood-${at}`, {
      minutes: 100 + at,
      // Only the newest are read, so only they need to be long.
      fields: at < flood - posts - 300 ? {} : longest,
    });
  await fileReceived(after(60));
  expect(store.bytes('local-documents', 'enquiries')).toEqual(document);

  store.forget();
  expect(await loadInbox()).toEqual(before);
  expect(await loadEnquiries()).toHaveLength(20);
  expect(new Set(calls())).toEqual(
    new Set(['GET local-received/', 'GET local-documents/enquiries']),
  );

  store.forget();
  const { enquiries, older } = await withinTime(15_000, loadQuarantine);
  expect(enquiries.length).toBeGreaterThan(100);
  expect(older).toBe(flood - enquiries.length);
  expect(enquiries[0]?.id).toMatch(new RegExp(`-flood-${flood - posts - 1}$`));
  expect(Buffer.byteLength(JSON.stringify(enquiries))).toBeLessThan(4_500_000);
  expect(calls()).toHaveLength(Math.ceil(flood / 1_000) + 200 + 1);
}, 600_000);
