import { describe, expect, it } from 'vitest';
import { enquiryWords } from '../../../src/content/enquiries/enquiry';
import { visitFault } from '../../../src/content/enquiries/visit';
import { makeReference } from '../../../src/domain/reference';
import { receiveForm } from '../../../src/server/post/form';
import { takeLoggedErrors } from '../../support/console';
import { useStrictStore } from '../../support/use-strict-store';
import { useMailServer } from '../../support/use-mail-server';
import { storedEnquiries, storedSpam } from './given';

const store = await useStrictStore();
const mail = useMailServer();

const filled = { name: 'Visitor', email: 'meena@example.com', message: 'வணக்கம்\nIs it free?' };
const post = (fields: Record<string, string>) =>
  receiveForm(
    new Request('http://localhost/enquiry', { method: 'POST', body: new URLSearchParams(fields) }),
    '198.51.100.1',
  );

describe('a form sent without JavaScript', () => {
  it('is stored and mailed, without empty optional fields', async () => {
    const empty = { id: '', propertyId: '', openFor: '', website: '', number: '' };
    const sent = await post({ ...filled, ...empty });
    const [stored] = storedEnquiries(store);
    expect(stored).toMatchObject({ kind: 'contact', message: filled.message });
    expect(sent).toEqual({
      propertyId: '',
      kind: 'contact',
      reference: makeReference(stored?.id ?? ''),
      dialled: [],
    });
    expect(mail.mails.size).toBe(1);
  });

  it('is told how the number will be dialled', async () => {
    const sent = await post({ ...filled, number: '07700 900123', zone: 'Europe/London' });
    expect(sent).toMatchObject({ dialled: ['+44 7700 900123', '+91 77009 00123'] });
  });

  it('that looks like spam is answered like the rest, with the reference it keeps when it is released', async () => {
    const sent = await post({ ...filled, website: 'https://spam.example' });
    expect(sent).toEqual({
      propertyId: '',
      kind: 'contact',
      reference: makeReference(storedSpam(store)[0]?.id ?? ''),
      dialled: [],
    });
    expect(mail.mails.size).toBe(0);
  });

  it('is shown again with the text and what is wrong', async () => {
    const answer = await post({ ...filled, email: 'meena@' });
    expect(answer).toMatchObject({
      status: 422,
      message: '',
      values: { name: 'Visitor', email: 'meena@', message: filled.message },
      errors: [{ field: 'email', message: enquiryWords.errors.email }],
    });
    expect(await post({ name: 'Visitor' })).toMatchObject({
      errors: [{ field: 'email', message: enquiryWords.errors.noReply }],
    });
    const visit = { visitKind: 'visit', visitDay: '2020-01-01', visitTime: '11:00' };
    expect(await post({ name: 'Visitor', ...visit })).toMatchObject({
      errors: [
        { field: 'email', message: enquiryWords.errors.noReply },
        { field: 'visitDay', message: visitFault({ field: 'visitDay', code: 'past-day' }) },
      ],
    });
    expect(await post({ ...filled, ...visit })).toMatchObject({ errors: [{ field: 'visitDay' }] });
    expect(storedEnquiries(store)).toEqual([]);
  });

  it.each([
    ['Error in email sending', {}],
    ['Error in Sending', { propertyName: 'Villa' }],
  ])('says "%s" and keeps text and id when the store fails', async (words, about) => {
    store.fault({ kind: 503, times: 99 });
    const answer = await post({ ...filled, ...about });
    expect(answer).toMatchObject({ status: 503, message: words, values: filled });
    expect(takeLoggedErrors()).toHaveLength(1);
    store.forget();
    if (!('values' in answer)) throw new Error('The form was not shown again.');
    await post(answer.values);
    await post(answer.values);
    expect(storedEnquiries(store)).toHaveLength(1);
  });

  it('too long or of another media type is rejected with a text', async () => {
    expect(await post({ ...filled, message: 'x'.repeat(300_001) })).toMatchObject({
      status: 413,
      message: enquiryWords.errors.tooLong,
    });
    const json = new Request('http://localhost/enquiry', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await receiveForm(json, undefined)).toMatchObject({ status: 415 });
  });

  it('is shown again with texts that are too long as they were typed, without invalid ids', async () => {
    const message = 'x'.repeat(10_001);
    const answer = await post({ ...filled, message, id: 'y'.repeat(99), propertyId: '../z' });
    expect(answer).toMatchObject({
      status: 422,
      values: { ...filled, message, propertyId: '' },
      errors: [{ field: 'message', message: 'Shorten this to at most 10000 characters.' }],
    });
    expect('values' in answer && answer.values.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('takes the longest message, whatever the script', async () => {
    const longest = 'வ'.repeat(10_000);
    expect(await post({ ...filled, message: longest })).toMatchObject({ propertyId: '' });
    expect(storedEnquiries(store)[0]?.message).toBe(longest);
  });
});

const said = {
  kind: 'owner',
  'owner.home': 'plot',
  'owner.place': 'Tambaram',
  'owner.residence': 'Dubai',
  'owner.services.watch': 'yes',
  'owner.services.sell': 'yes',
};

it('an owner’s form sent twice is one, and another when anything in it is changed', async () => {
  const id = crypto.randomUUID();
  const texts = [
    {},
    {},
    { 'owner.home': 'flat' },
    { 'owner.place': 'Guindy' },
    { 'owner.residence': '' },
    { 'owner.services.let': 'yes' },
    { kind: '' },
  ];
  for (const text of texts) await post({ ...filled, ...said, id, ...text });
  expect(storedEnquiries(store)).toHaveLength(6);
  expect(new Set(mail.requests).size).toBe(6);
});

it('an owner’s form is shown again with all that was chosen, and what is wrong', async () => {
  const place = 'x'.repeat(201);
  expect(await post({ ...said, 'owner.place': place, 'owner.home': 'castle' })).toMatchObject({
    status: 422,
    values: { ...said, 'owner.place': place, 'owner.home': 'castle' },
    errors: [
      { field: 'owner.place', message: 'Shorten this to at most 200 characters.' },
      { field: 'email' },
    ],
  });
  expect(await post(said)).toMatchObject({ values: said, errors: [{ field: 'email' }] });
});
