import { expect, it } from 'vitest';
import { RequestFailed } from '../../../../src/api/failure';
import { failures } from '../../../../src/content/admin/failures';
import { fileFaults } from '../../../../src/content/import/faults';
import { importWords } from '../../../../src/content/import/page';
import {
  describeReadFailure,
  describeWriteFailure,
} from '../../../../src/islands/admin/import/failures';

function rejected(status: number, detail: string): RequestFailed {
  return new RequestFailed(status, { title: 'Rejected', status, detail });
}

it.each<[string, unknown, string]>([
  ['a sheet that cannot be read', rejected(422, 'No “Name”.'), 'No “Name”.'],
  ['a file that is too large', new RequestFailed(413, null), fileFaults.tooLarge({ megabytes: 4 })],
  ['a file that was saved since', new DOMException('gone'), importWords.file.changed('a.xlsx')],
])('a workbook that was not read: is told for %s', (_, thrown, text) => {
  expect(describeReadFailure(thrown, 'a.xlsx')).toBe(text);
});

const { nothing, unclear } = importWords.failed;

it.each([
  ['a gateway gave up', new RequestFailed(504, null), failures.unanswered],
  ['the program failed', new TypeError('x is undefined'), failures.other()],
])('an import may have happened when %s', (_, thrown, why) => {
  expect(describeWriteFailure(thrown)).toBe(unclear(why));
});

it.each([
  ['is unknown', rejected(404, 'Unknown.'), 'Unknown.'],
  ['was undone', rejected(409, 'It was undone.'), 'It was undone.'],
  ['needs a session', new RequestFailed(401, null), failures['signed-out']],
])('an import has not happened when it %s', (_, thrown, why) => {
  expect(describeWriteFailure(thrown)).toBe(nothing(why));
});
