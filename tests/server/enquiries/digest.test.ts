import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digestWords } from '../../../src/content/mails';
import { sendDigests } from '../../../src/server/enquiries/digest';
import { withinTime } from '../../../src/server/store/deadline';
import { useMailServer } from '../../support/use-mail-server';
import { useStrictStore } from '../../support/use-strict-store';
import { after, hiddenField, putQuarantined } from './given';

const store = await useStrictStore();
const mail = useMailServer();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Ids do not reveal the age. */
const idOf = (number: number) =>
  `${(0xffffffff - number).toString(16)}-0000-4000-8000-000000000000`;
const spam = (number: number) => ({
  minutes: number,
  suspicion: hiddenField,
  fields: { message: `No. ${number}.` },
});
function flood(count: number): void {
  for (let number = 0; number < count; number += 1)
    putQuarantined(store, idOf(number), spam(number));
}

const numbers = () =>
  [...mail.mails.values()].map(({ text }) =>
    [...text.matchAll(/No\. (\d+)\./g)].map(([, number]) => Number(number)),
  );
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => from + place);
const night = after(3_000);

describe('the digests of a night', () => {
  it('begin with the oldest of a flood, so that the backlog shrinks in order of age', async () => {
    flood(1_550);
    await sendDigests(night);
    expect(numbers()).toEqual([0, 1, 2, 3, 4].map((at) => range(at * 300, (at + 1) * 300)));
    expect([...mail.mails.values()].at(-1)?.subject).toBe(digestWords.subject(350));
    await sendDigests(night);
    expect(numbers().at(-1)).toEqual(range(1_500, 1_550));
    await sendDigests(night);
    expect(mail.mails.size).toBe(6);
  }, 120_000);

  it('leave the last two minutes to the next night: a function may still be writing', async () => {
    flood(10);
    await sendDigests(after(9));
    await sendDigests(after(12));
    expect(numbers()).toEqual([range(0, 8), [8, 9]]);
  });

  it('are as many as the time allows, at least one', async () => {
    flood(301);
    await withinTime(10_000, () => sendDigests(night));
    expect(numbers()).toEqual([range(0, 300)]);
  });

  it('wait when the mail service fails', async () => {
    flood(301);
    mail.behaviour = 'fail';
    await sendDigests(night);
    expect(mail.requests).toHaveLength(1);
    mail.behaviour = 'accept';
    await sendDigests(night);
    expect(numbers()).toEqual([range(0, 300), [300]]);
  });

  it('wait when the store fails, and omit nothing', async () => {
    flood(3);
    const match = ({ method, store: name, key }: { method: string; store: string; key: string }) =>
      method === 'GET' && name === 'local-quarantine' && key.includes(idOf(1));
    store.fault({ kind: 503, times: 9, match });
    await expect(sendDigests(night)).rejects.toThrow();
    store.forget();
    await sendDigests(night);
    expect(numbers()).toEqual([range(0, 3)]);
  });
});
