import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestFailed } from '../../../../src/api/failure';
import { failures } from '../../../../src/content/failures';
import { importWords } from '../../../../src/content/import';
import {
  fileFault,
  importFailure,
  sheetsOf,
  UnreadableFile,
  withRetries,
} from '../../../../src/islands/admin/import/use-import';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

function rejected(status: number, detail: string, more = {}): RequestFailed {
  return new RequestFailed(status, { title: 'Rejected', status, detail, ...more });
}

describe('what went wrong', () => {
  it.each([
    [
      'a sheet that cannot be read',
      rejected(422, 'The header “Name” is missing.'),
      'The header “Name” is missing.',
    ],
    ['a file that a gateway rejects', new RequestFailed(413, null), importWords.tooLarge],
    ['a gateway', new RequestFailed(504, null), failures.unanswered],
    ['anything else', new TypeError('x is undefined'), failures.other()],
    [
      'a file',
      new UnreadableFile(fileFault('changed', 'a.xlsx')),
      importWords.file.faults.changed('a.xlsx'),
    ],
  ])('is told for %s', (_, thrown, text) => {
    expect(importFailure(thrown)).toBe(text);
  });

  it.each([
    ['a rejected sheet', { sheets: ['Notes', 'Homes'] }, ['Notes', 'Homes']],
    ['any other rejection', { detail: 'No.' }, []],
    ['a page of a gateway', '<html>', []],
    ['a foreign answer', { sheets: 'Homes' }, []],
  ])('finds the sheets in %s', (_, body, sheets) => {
    expect(sheetsOf(new RequestFailed(422, null, body))).toEqual(sheets);
  });
});

/** A call that fails with these statuses, one after another, then succeeds. */
function failing(statuses: readonly number[]) {
  const left = [...statuses];
  let calls = 0;
  const call = (): Promise<string> => {
    calls += 1;
    const status = left.shift();
    return status === undefined
      ? Promise.resolve('answer')
      : Promise.reject(new RequestFailed(status, null));
  };
  return { call, count: () => calls };
}

function patience(isStopped = () => false) {
  const pauses: number[] = [];
  const pause = (milliseconds: number) => {
    pauses.push(milliseconds);
    return Promise.resolve();
  };
  return { pauses, waits: { pause, isStopped, onWait: () => undefined } };
}

describe('a call that is safe to repeat', () => {
  it('is retried three times, with growing pauses', async () => {
    const { call, count } = failing([0, 503, 504]);
    const { pauses, waits } = patience();
    await expect(withRetries(call, waits)).resolves.toBe('answer');
    expect([count(), pauses]).toEqual([4, [1_000, 3_000, 9_000]]);
  });

  it('fails with the last failure', async () => {
    const { call, count } = failing([0, 0, 0, 503, 0]);
    await expect(withRetries(call, patience().waits)).rejects.toMatchObject({ status: 503 });
    expect(count()).toBe(4);
  });

  it.each([401, 403, 404, 409, 413, 422, 500])(
    'is not repeated after %i, which says what is wrong',
    async (status) => {
      const { call, count } = failing([status]);
      await expect(withRetries(call, patience().waits)).rejects.toMatchObject({ status });
      expect(count()).toBe(1);
    },
  );

  it('is not repeated when the operator has stopped', async () => {
    const { call, count } = failing([0]);
    await expect(withRetries(call, patience(() => true).waits)).rejects.toMatchObject({
      status: 0,
    });
    expect(count()).toBe(1);
  });
});
