import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendDigests } from '../../../src/server/leads/digest';
import { newLead } from '../../../src/server/leads/new-lead';
import { setAside } from '../../../src/server/leads/outbox';
import { withinTime } from '../../../src/server/store/deadline';
import { startStrictStore } from '../../support/strict-store';
import { useMailServer } from '../../support/use-mail-server';
import { after, markers, message } from './given';

const store = await startStrictStore();
const mail = useMailServer();
beforeEach(() => store.reset());
afterAll(() => store.stop());

/** The id of a stored lead that looks like abuse; ids say nothing of their age. */
function put(number: number, minutes: number): string {
  const id = `${(0xffffffff - number).toString(16)}-0000-4000-8000-000000000000`;
  const lead = newLead(id, message({ message: `No. ${number}.` }), {
    suspicion: 'The hidden field was filled in.',
    mail: true,
    now: after(minutes),
  });
  store.put('local-leads', id, JSON.stringify(lead));
  return id;
}

async function flood(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const createdAt = after(number).toISOString();
    // Set aside later than it came, all at once.
    await setAside({ id: put(number, number), createdAt }, after(count));
  }
}

const numbers = () =>
  [...mail.mails.values()].map(({ text }) =>
    [...text.matchAll(/No\. (\d+)\./g)].map(([, number]) => Number(number)),
  );
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => from + place);

describe('the digests of a night', () => {
  it('take the oldest of a flood, so that the backlog shrinks in the order of age', async () => {
    await flood(1_550);
    await sendDigests();
    expect(numbers()).toEqual([0, 1, 2, 3, 4].map((at) => range(at * 300, (at + 1) * 300)));
    expect([...mail.mails.values()].at(-1)?.subject).toContain('350 messages');
    expect(markers(store)).toHaveLength(50);
    await sendDigests();
    expect(numbers().at(-1)).toEqual(range(1_500, 1_550));
    expect(markers(store)).toEqual([]);
  });

  it('begin with those that an earlier version of the site set aside', async () => {
    await flood(300);
    const id = put(999, 1_000);
    store.put('local-outbox', `digest/${id}`, '{}');
    await sendDigests();
    expect(numbers()).toEqual([[999, ...range(0, 299)], [299]]);
    expect(markers(store)).toEqual([]);
  });

  it('are as many as the time allows, at least one', async () => {
    await flood(301);
    await withinTime(10_000, sendDigests);
    expect(numbers()).toEqual([range(0, 300)]);
  });

  it('wait when the mail service fails', async () => {
    await flood(301);
    mail.behaviour = 'fail';
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await sendDigests();
    expect(mail.requests).toHaveLength(1);
    expect(markers(store)).toHaveLength(301);
  });

  it('name a lead once, however often it was set aside', async () => {
    const id = put(7, 0);
    const lead = { id, createdAt: after(0).toISOString() };
    await setAside(lead, after(0));
    await setAside(lead, after(5));
    await sendDigests();
    expect(numbers()).toEqual([[7]]);
  });
});
