import { beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribers } from '../../../src/server/post/stores';
import { mailNews } from '../../../src/server/post/sweep';
import { decideNews } from '../../../src/server/post/news/emails';
import { receiveEnquiry } from '../../../src/server/post/receive';
import { letIn } from '../../support/people';
import { findTraces, markedFacts, markedHomes } from '../../support/private-facts';
import { useMailServer } from '../../support/use-mail-server';
import { useStrictStore } from '../../support/use-strict-store';
import * as enquiries from '../../server/post/given';
import * as news from '../../server/post/news/given';
import { apiRows, makeAddress } from '../api';
import { send, signIn } from '../caller';
import { functionFor } from '../platform';

const store = await useStrictStore();
const mail = useMailServer();

beforeEach(async () => {
  vi.stubEnv('SETUP_CODE', 'five words for the start');
  await letIn('ravi', 'four quiet palms');
  store.putDocument('properties', markedHomes());
});

async function readAnswer(method: string, path: string, sent = {}): Promise<string> {
  const answer = await send(functionFor(path.split('?')[0] ?? ''), method, path, sent);
  return JSON.stringify([...answer.headers]) + (await answer.text());
}

describe('what is for the office only', () => {
  it('is there for the operator, so that what follows means something', async () => {
    const cookie = await signIn();
    const all = Object.keys(markedFacts);
    expect(
      findTraces(await readAnswer('GET', '/api/property/getproperty/marked', { cookie })),
    ).toEqual(all);
    const list = await readAnswer('GET', '/api/property/getproperty', { cookie });
    expect(Object.values(markedFacts).filter((text) => !list.includes(text))).toEqual([]);
  });

  it('is found in the office’s list by each fact, and its rows have no more of it than they show or edit', async () => {
    const cookie = await signIn();
    const ofRows = [
      ...['owner', 'ownerPhones', 'leastRent', 'noticeOrToken', 'token'],
      ...['tenant', 'leaseFrom', 'leaseTo'],
    ];
    const find = (text: string) =>
      readAnswer('GET', `/api/property/getlist?text=${encodeURIComponent(text)}`, { cookie });
    for (const [name, text] of Object.entries(markedFacts)) {
      const answer = await find(text);
      expect(answer, name).toContain('Sea View');
      expect(findTraces(answer).filter((found) => !ofRows.includes(found))).toEqual([]);
    }
  });

  it('is in no answer of any call without a session', async () => {
    expect(apiRows.length).toBeGreaterThan(50);
    for (const row of apiRows)
      for (const id of row.hasId ? ['marked', 'similar', 'leaving', 'hidden'] : ['']) {
        const sent = { body: row.body?.() };
        const answer = await send(row.handler, row.method, makeAddress(row, id), sent);
        const text = JSON.stringify([...answer.headers]) + (await answer.text());
        expect(findTraces(text), `${row.name} ${id}`).toEqual([]);
      }
  });

  it('is in no answer after a session has ended, and none that a search of a visitor finds', async () => {
    const cookie = '__Host-sid=meena.gone';
    const { owner, remarks } = markedFacts;
    for (const query of ['', `?text=${owner}`, `?text=${remarks}`, '?featured=true'])
      for (const path of [
        'getproperty',
        'getfeaturesproperty',
        'getrows',
        'getwords',
        'getproperty/marked',
      ]) {
        const answer = await readAnswer('GET', `/api/property/${path}${query}`, { cookie });
        expect(findTraces(answer), path + query).toEqual([]);
      }
  });

  it('is in no email, to whomever it goes, nor in what is kept of an enquiry', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: enquiries.start });
    await receiveEnquiry(
      enquiries.message({ propertyId: 'marked', propertyName: 'Sea View' }),
      enquiries.from(1),
    );
    await enquiries.sweep(enquiries.after(5));
    const listed = [
      { ...markedHomes()[0], ...news.home('new', 200), ...markedFacts, _id: 'new' },
      ...markedHomes(),
    ];
    store.putDocument('properties', listed);
    await subscribers.change(() => ({ changed: [news.subscriber(1)], result: null }));
    await decideNews(news.night);
    await mailNews(news.after(5), { pause: 0 });
    vi.useRealTimers();
    const sent = [...mail.mails.values()];
    expect(sent.map(({ to }) => [to].flat().join()).sort()).toEqual(
      expect.arrayContaining(['office@example.com', 'reader-1@example.com']),
    );
    expect(JSON.stringify(sent)).toContain('Sea View');
    expect(findTraces(JSON.stringify(sent))).toEqual([]);
    const kept = [...store.documentRecords('enquiries'), ...store.documentRecords('subscribers')];
    expect(findTraces(JSON.stringify(kept))).toEqual([]);
  });
});
