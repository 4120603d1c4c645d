import { expect, it } from 'vitest';
import { isoDay } from '../../../src/domain/date';
import { loadAttention } from '../../../src/server/pages/attention';
import { fileReceived } from '../../../src/server/post/filing';
import { receiveEnquiry } from '../../../src/server/post/receive';
import { updateEnquiry } from '../../../src/server/post/update';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import { properties } from '../../../src/server/records/properties';
import type { StoreCall } from '../../support/blobs-protocol';
import { blankInput } from '../../support/property';
import { useStrictStore } from '../../support/use-strict-store';
import { after, message, start } from '../post/given';

const store = await useStrictStore();

it('the admin home shows what needs attention with three store calls, without the trash', async () => {
  await properties.listPresent();
  const googleLocation = 'https://www.google.com/maps?q=Adyar&output=embed';
  const checkedOn = isoDay(start.toISOString());
  const images = ['/assets/a.jpg'];
  await properties.create(blankInput({ googleLocation, checkedOn, images }), 'whole');
  await properties.create(blankInput({ price: 'On request', images }), 'lacking');
  await properties.create(blankInput(), 'deleted');
  await properties.remove('deleted');
  const { enquiry } = await receiveEnquiry(message(), { ip: '203.0.113.9', now: start });
  await fileReceived(after(5));
  await loadAttention(start);
  store.forget();
  const attention = await loadAttention(start);
  expect(attention.enquiries.new).toMatchObject([{ id: enquiry.id, name: 'Visitor' }]);
  expect(attention.counts).toEqual({ Available: 2, Occupied: 0, incomplete: 1 });
  expect(
    store.calls.map(({ method, store: opened, key }) => `${method} ${opened}/${key}`).sort(),
  ).toEqual([
    'GET local-documents/enquiries',
    'GET local-documents/properties',
    'GET local-received/',
  ]);
});

it('an action is due from its day in India on, not from the day in London', async () => {
  const { enquiry } = await receiveEnquiry(message(), { ip: '203.0.113.9', now: start });
  const day = { status: 'in progress', nextAction: '2026-03-02' } as const;
  await updateEnquiry(enquiry.id, day, { ifMatch: undefined, now: start });
  const due = async (time: string) => (await loadAttention(new Date(time))).enquiries.due.length;
  expect(await due('2026-03-01T18:29:59Z')).toBe(0);
  expect(await due('2026-03-01T18:30:00Z')).toBe(1);
});

it.each(['enquiries', 'properties'])(
  'the admin home shows what it has without %s',
  async (part) => {
    await properties.create(blankInput(), 'bare');
    await receiveEnquiry(message(), { ip: '203.0.113.9', now: start });
    const match = ({ store: name, key }: StoreCall) => name === 'local-documents' && key === part;
    store.fault({ kind: 503, times: 100, match });
    const attention = await loadAttention(start);
    expect(attention.missing).toEqual([part]);
    expect(attention.enquiries.new).toHaveLength(part === 'enquiries' ? 0 : 1);
    expect(attention.lacking.picture).toHaveLength(part === 'properties' ? 0 : 1);
    expect(console.warn).toHaveBeenCalledWith(
      `A page is shown without the ${part} that need attention.`,
      expect.any(StoreUnavailable),
    );
  },
);

it('the admin home says that nothing can be loaded when nothing can', async () => {
  store.fault({ kind: 503, times: 1_000 });
  await expect(loadAttention(start)).rejects.toThrow(StoreUnavailable);
});
