import { expect, it } from 'vitest';
import { RequestFailed } from '../../../../src/api/failure';
import { blankValues } from '../../../../src/domain/field';
import type { FormValues } from '../../../../src/domain/form';
import type { PropertyRecord } from '../../../../src/domain/property/schema';
import { propertyFields } from '../../../../src/domain/property/fields';
import { storedPropertyRecord } from '../../../../src/domain/property/record';
import { propertySpec } from '../../../../src/islands/admin/form/PropertyForm';
import { Editor } from '../../../../src/islands/admin/form/editor';
import { Saver } from '../../../../src/islands/admin/form/saver';

const rooms = { floor: '1', propertySize: '900', bedrooms: '2', bathrooms: '1' };
const blank = blankValues(propertyFields);
const chosen = {
  category: 'Gated Community Villa',
  fStatus: 'Semi Furnished',
  parking: '2 Wheeler',
};
const texts = { name: 'Flat', price: '25000', address: 'Adyar', ...rooms };

const refusedFor = (current: PropertyRecord) =>
  new RequestFailed(409, { title: '', status: 409, detail: '' }, { current });

it('saving sends nothing that the browser’s check rejects', async () => {
  const { saver, sent, state } = open(null, []);
  await saver.save();
  expect(sent).toEqual([]);
  expect(state()).toMatchObject({ state: 'invalid', title: null });
});

it('saving gives a new property one id, so that a second attempt adds nothing', async () => {
  const { editor, saver, sent, saved } = open(null, [new RequestFailed(0, null), null]);
  editor.fill({ ...blank, ...texts, ...chosen });
  await saver.save();
  expect(saved).toEqual([]);
  saver.dismiss();
  await saver.save();
  expect(sent.map(({ version }) => version)).toEqual([null, null]);
  expect(sent[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[1]?.id).toBe(sent[0]?.id);
  expect(saved).toEqual([true]);
});

it('where two versions cannot be shown, saving has failed and can be tried again', async () => {
  const { editor, saver, saved, state } = open(null, [null]);
  editor.fill({ ...blank, ...texts, ...chosen });
  saver.failToShow();
  expect(state()).toMatchObject({ state: 'failed', failure: { isGone: false } });
  saver.dismiss();
  await saver.save();
  expect(saved).toEqual([true]);
});

it('a new property asks once, before it is saved, about the defaults that visitors would read', async () => {
  const { editor, saver, sent, saved, state } = open(null, [null]);
  editor.fill({ ...blank, ...texts, parking: '4 Wheeler' });
  await saver.save();
  expect(state()).toEqual({ state: 'asked', assumed: ['category', 'fStatus'], doubts: [] });
  expect(sent).toEqual([]);
  await saver.save();
  expect(sent).toHaveLength(1);
  expect(saved).toEqual([true]);
});

it('a saved property, and a new one in which everything was chosen, are saved without a question', async () => {
  for (const [record, values] of [
    [stored('v1'), {}],
    [null, { ...blank, ...texts, ...chosen }],
  ] as const) {
    const { editor, saver, saved } = open(record, [null]);
    editor.fill({ ...editor.read(), ...values });
    await saver.save();
    expect(saved).toHaveLength(1);
  }
});

it.each([
  ['a new property', null, { ...blank, ...texts, ...chosen }],
  ['a saved one', stored('v1'), {}],
] as const)(
  'of %s, what is typed anew and hardly likely is asked about before it is saved',
  async (_, record, values) => {
    const { editor, saver, sent, saved, state } = open(record, [null]);
    editor.fill({ ...editor.read(), ...values, price: '22.500', noticeMonths: '30' });
    await saver.save();
    const doubts = [
      { field: 'price', doubt: 'not-read' },
      { field: 'noticeMonths', doubt: 'no-unit' },
    ];
    expect(state()).toEqual({ state: 'asked', assumed: [], doubts });
    saver.dismiss();
    // Another unlikely value is another question.
    editor.fill({ ...editor.read(), price: '225', noticeMonths: '1' });
    await saver.save();
    expect(state()).toMatchObject({ doubts: [{ field: 'price', doubt: 'price-too-low' }] });
    expect(sent).toEqual([]);
    await saver.save();
    expect(saved).toHaveLength(1);
  },
);

it('saving runs once at a time, and keeps the text when the server rejects it', async () => {
  const { editor, saver, sent, state } = open(stored('v1'), [new RequestFailed(503, null)]);
  editor.fill({ ...editor.read(), price: '31000' });
  await Promise.all([saver.save(), saver.save()]);
  expect(sent).toHaveLength(1);
  expect(state().state).toBe('failed');
  expect(editor.read().price).toBe('31000');
});

it('row 5: when somebody else saved first, the operator chooses and saves over it', async () => {
  const current = stored('v2', { price: '32000', lift: true });
  const { editor, saver, sent, saved, state } = open(stored('v1'), [refusedFor(current), null]);
  editor.fill({ ...editor.read(), price: '33000', facing: 'East' });
  await saver.save();
  const conflict = requireConflict(state());
  expect(conflict.differences).toEqual([
    { field: 'price', suggested: null, both: null },
    { field: 'facing', suggested: 'mine', both: null },
    { field: 'lift', suggested: 'theirs', both: null },
  ]);
  await saver.resolve(conflict, { price: 'mine', facing: 'mine', lift: 'theirs' });
  const values = { price: '33000', facing: 'East', lift: true };
  expect(sent[1]).toMatchObject({ version: 'v2', values });
  expect(saved).toEqual([false]);
});

it('row 3, row 5: our own version, whose answer was lost, is a success', async () => {
  const current = stored('v2', { price: '33000' });
  const { editor, saver, saved } = open(stored('v1'), [refusedFor(current)]);
  editor.fill({ ...editor.read(), price: '33000' });
  await saver.save();
  expect(saved).toEqual([false]);
});

function stored(version: string, fields: object = {}): PropertyRecord {
  const meta = { _id: 'adyar-1', version, createdAt: '2026-01-01', updatedAt: '2026-01-02' };
  const property = storedPropertyRecord({ ...texts, ...meta, ...fields });
  if (!property) throw new Error('The home of the test is none.');
  return property;
}

/** A form whose server gives the listed answers one after another. */
function open(record: PropertyRecord | null, answers: (Error | null)[]) {
  const sent: { version: string | null; id: string; values: FormValues }[] = [];
  const saved: boolean[] = [];
  const editor = new Editor(propertySpec, record, {
    prepare: () => Promise.resolve({ picture: new Blob(), thumbnail: 'data:,', caution: null }),
    upload: () => Promise.reject(new RequestFailed(500, null)),
  });
  const send = ({ baseline }: Editor, values: FormValues) => {
    sent.push({ version: baseline.version, id: baseline.id, values });
    const answer = answers.shift();
    return answer ? Promise.reject(answer) : Promise.resolve(null);
  };
  const saver = new Saver(editor, ({ wasNew }) => saved.push(wasNew), { send });
  const state = () => saver.$saving.get();
  return { editor, saver, sent, saved, state };
}

function requireConflict(state: ReturnType<ReturnType<typeof open>['state']>) {
  if (state.state !== 'conflict') throw new Error(`There is no conflict: ${state.state}.`);
  return state.conflict;
}
