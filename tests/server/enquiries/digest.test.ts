import { describe, expect, it } from 'vitest';
import { digestWords } from '../../../src/content/enquiries/mails';
import { sendDigest } from '../../../src/server/enquiries/digest';
import { useMailServer } from '../../support/use-mail-server';
import { useStrictStore } from '../../support/use-strict-store';
import { after, hiddenField, putQuarantined } from './given';

const store = await useStrictStore();
const mail = useMailServer();

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

describe('the digest of a night', () => {
  it('begins with the oldest of a flood, so that the backlog shrinks in order of age', async () => {
    flood(650);
    await sendDigest(night);
    expect([...mail.mails.values()].at(-1)?.subject).toBe(digestWords.subject(650));
    for (let again = 0; again < 3; again += 1) await sendDigest(night);
    expect(numbers()).toEqual([range(0, 300), range(300, 600), range(600, 650)]);
  });

  it('leaves the last two minutes to the next night: a function may still be writing', async () => {
    flood(10);
    await sendDigest(after(9));
    await sendDigest(after(12));
    expect(numbers()).toEqual([range(0, 8), [8, 9]]);
  });

  it('waits when the mail service fails', async () => {
    flood(3);
    mail.behaviour = 'fail';
    await sendDigest(night);
    mail.behaviour = 'accept';
    await sendDigest(night);
    expect(numbers()).toEqual([range(0, 3)]);
  });

  it('waits when the store fails, and omits nothing', async () => {
    flood(3);
    const match = ({ method, store: name, key }: { method: string; store: string; key: string }) =>
      method === 'GET' && name === 'local-quarantine' && key.includes(idOf(1));
    store.fault({ kind: 503, times: 9, match });
    await expect(sendDigest(night)).rejects.toThrow();
    store.forget();
    await sendDigest(night);
    expect(numbers()).toEqual([range(0, 3)]);
  });
});
