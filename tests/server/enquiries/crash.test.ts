import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendDigests } from '../../../src/server/enquiries/digest';
import { loadInbox } from '../../../src/server/enquiries/inbox';
import { receiveEnquiry } from '../../../src/server/enquiries/receive';
import { updateEnquiry } from '../../../src/server/enquiries/update';
import { tidyEnquiries } from '../../../src/server/enquiries/retention';
import { useMailServer } from '../../support/use-mail-server';
import { useStrictStore } from '../../support/use-strict-store';
import type { FaultKind } from '../../support/strict-store';
import {
  after,
  markers,
  message,
  putEnquiry,
  putQuarantined,
  hiddenField,
  retry,
  start,
  storedEnquiries,
  storedSpam,
} from './given';

const store = await useStrictStore();
const mail = useMailServer();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const id = '0b5f7f6e-3f0c-4c52-9f5e-1f6d8f6a2c11';
const from = (now: Date) => ({ address: '198.51.100.1', now });
const receive = (fields: object) => receiveEnquiry(message({ id, ...fields }), from(start));
const release = (enquiryId: string) =>
  updateEnquiry(enquiryId, { release: true }, { ifMatch: undefined, now: after(5) });

/** The number of store calls that an operation makes without a fault, plus one. */
const storeCalls = 9;
const crashes = Array.from({ length: storeCalls }, (_, at) => at + 1).flatMap((at) =>
  (['crash', 'crash after'] as const).map((kind) => [kind, at] as const),
);

/** Runs an operation in a process that dies at a store call; `null` when nothing was acknowledged. */
async function dying<Value>(kind: FaultKind, at: number, run: () => Promise<Value>) {
  store.fault({ kind, at });
  const acknowledged = await run().catch(() => null);
  store.forget();
  return acknowledged;
}

/** The subjects and texts of everything that was mailed. */
const texts = () => [...mail.mails.values()].map(({ text }) => text);

describe('the process dies while an enquiry is received', () => {
  it.each(crashes)('%s at store call %i', async (kind, at) => {
    const acknowledged = await dying(kind, at, () => receive({}));
    if (acknowledged) {
      expect((await loadInbox()).enquiries).toMatchObject([{ id }]);
    }
    const isStored = storedEnquiries(store).length > 0;
    await retry(after(5));
    expect(texts()).toHaveLength(isStored ? 1 : 0);

    // The visitor saw an error and sends the form again.
    if (!acknowledged) await receive({});
    await retry(after(30));
    expect(storedEnquiries(store)).toMatchObject([{ id, delivery: { state: 'sent' } }]);
    expect((await loadInbox()).enquiries).toHaveLength(1);
    expect(texts()).toHaveLength(1);
    expect(markers(store)).toEqual([]);
  });
});

describe('the process dies while spam is received', () => {
  it.each(crashes)('%s at store call %i', async (kind, at) => {
    const acknowledged = await dying(kind, at, () => receive({ website: 'x' }));
    if (acknowledged)
      expect((await loadInbox()).enquiries).toMatchObject([{ id: acknowledged.enquiry.id }]);
    if (!acknowledged) await receive({ website: 'x' });
    await retry(after(5));
    expect(texts()).toEqual([]);
    await sendDigests(after(60));
    await sendDigests(after(120));
    expect(texts()).toEqual([expect.stringContaining('Is the home still free?')]);
    expect(storedSpam(store)).toHaveLength(1);
    expect(storedEnquiries(store)).toEqual([]);
    expect(markers(store)).toEqual([]);
  });
});

describe.each([
  ['in quarantine', () => putQuarantined(store, id)],
  ['of the first release', () => putEnquiry(store, id, { suspicion: hiddenField }).id],
])('the process dies while an enquiry %s is released', (_, given) => {
  it.each(crashes)('%s at store call %i', async (kind, at) => {
    const key = given();
    const acknowledged = await dying(kind, at, () => release(key));
    if (acknowledged) expect(acknowledged).toMatchObject({ id });
    const { enquiries } = await loadInbox();
    expect(enquiries).toHaveLength(1);
    if (acknowledged)
      expect(enquiries).toMatchObject([
        { id, delivery: { state: expect.stringMatching(/pending|sent/) as string } },
      ]);

    // The operator saw an error and releases it again.
    if (!acknowledged) expect(await release(enquiries[0]?.id ?? '')).toMatchObject({ id });
    await tidyEnquiries(after(20));
    await retry(after(30));
    expect(storedEnquiries(store)).toMatchObject([{ id, delivery: { state: 'sent' } }]);
    expect(storedSpam(store)).toEqual([]);
    expect((await loadInbox()).enquiries).toHaveLength(1);
    expect(texts()).toHaveLength(1);
    expect(markers(store)).toEqual([]);
  });
});
