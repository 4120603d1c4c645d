import { describe, expect, it } from 'vitest';
import {
  type ImportAction,
  type ImportState,
  isBusy,
  start,
  step,
} from '../../../../src/islands/admin/import/machine';
import { preview, result, row } from './preview';

const read = preview([row({ row: 2 }), row({ row: 3 }), row({ row: 4 })]);
const reading = { type: 'read', fileName: 'homes.xlsx', earlier: null } as const;
const first = {
  chunk: 0,
  results: [result(2, 'created'), result(3, 'created')],
  warning: null,
};
const late = 'Visitors may see the old pages.';
const second = { chunk: 1, results: [result(4, 'updated')], warning: late };

function after(...actions: ImportAction[]): ImportState {
  return actions.reduce(step, start);
}

const loading: ImportAction[] = [reading, { type: 'previewed', preview: read }, { type: 'begun' }];

describe('the steps of an import', () => {
  it('go from the file through the preview and its chunks to the result', () => {
    expect(after(reading)).toMatchObject({ step: 'read', fileName: 'homes.xlsx' });
    expect(after(...loading.slice(0, 2))).toMatchObject({ step: 'preview', failure: null });
    expect(after(...loading, { type: 'written', chunk: first })).toMatchObject({
      step: 'import',
      next: 1,
      results: first.results,
    });
    expect(
      after(...loading, { type: 'written', chunk: first }, { type: 'written', chunk: second }),
    ).toMatchObject({
      step: 'done',
      results: [...first.results, ...second.results],
      warning: late,
    });
  });

  it('say why a file was not read, until another is chosen', () => {
    const rejected = after(reading, {
      type: 'rejected',
      failure: 'No homes.',
      sheets: ['Notes', 'Homes'],
    });
    expect(rejected).toEqual({
      step: 'choose',
      failure: 'No homes.',
      sheets: ['Notes', 'Homes'],
    });
    expect(step(rejected, { type: 'chosen' })).toEqual(start);
  });

  it('return to the preview when another sheet cannot be read', () => {
    const state = after(
      { ...reading, earlier: read },
      { type: 'rejected', failure: 'The sheet is empty.', sheets: [] },
    );
    expect(state).toEqual({ step: 'preview', preview: read, failure: 'The sheet is empty.' });
  });

  it('continue after a failure with the chunk that failed, and keep the results', () => {
    const failed = after(
      ...loading,
      { type: 'written', chunk: first },
      { type: 'halted', failure: 'No answer.' },
    );
    expect(failed).toMatchObject({ step: 'halt', next: 1, failure: 'No answer.' });
    expect(step(failed, { type: 'begun' })).toMatchObject({
      step: 'import',
      next: 1,
      results: first.results,
      isStopping: false,
    });
  });

  it('stop after the current chunk, but are done if it was the last', () => {
    const stopping = after(...loading, { type: 'stopped' });
    expect(stopping).toMatchObject({ step: 'import', isStopping: true });
    const written = step(stopping, { type: 'written', chunk: first });
    expect(step(written, { type: 'halted', failure: null })).toMatchObject({
      step: 'halt',
      next: 1,
      failure: null,
    });
    const done = step(written, { type: 'written', chunk: second });
    expect(step(done, { type: 'halted', failure: null })).toMatchObject({ step: 'done' });
  });

  it('show waiting until the next chunk is written', () => {
    const waiting = after(...loading, { type: 'waiting' });
    expect(waiting).toMatchObject({ isWaiting: true });
    expect(step(waiting, { type: 'written', chunk: first })).toMatchObject({ isWaiting: false });
  });

  it.each<[string, ImportAction]>([
    ['another file is read', reading],
    ['a file is rejected', { type: 'rejected', failure: 'No workbook.', sheets: [] }],
    ['a preview arrives', { type: 'previewed', preview: read }],
    ['another file is chosen', { type: 'chosen' }],
  ])('continue when %s', (_, action) => {
    const state = after(...loading);
    expect(step(state, action)).toBe(state);
  });

  it.each<[string, ImportAction]>([
    ['a chunk', { type: 'written', chunk: first }],
    ['a failure of a chunk', { type: 'halted', failure: 'No answer.' }],
    ['the beginning', { type: 'begun' }],
    ['a stop', { type: 'stopped' }],
  ])('ignore %s before there is a preview', (_, action) => {
    expect(step(start, action)).toBe(start);
  });

  it('are busy while reading and while importing', () => {
    const states = [start, after(reading), after(...loading.slice(0, 2)), after(...loading)];
    expect(states.map(isBusy)).toEqual([false, true, false, true]);
  });
});
