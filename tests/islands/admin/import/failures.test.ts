import { expect, it } from 'vitest';
import { RequestFailed } from '../../../../src/api/failure';
import { failures } from '../../../../src/content/admin/failures';
import { fileFaults } from '../../../../src/content/import/faults';
import { importWords } from '../../../../src/content/import/page';
import {
  describeReadFailure,
  describeWriteFailure,
} from '../../../../src/islands/admin/import/failures';

function rejected(status: number, detail: string, more = {}): RequestFailed {
  return new RequestFailed(status, { title: 'Rejected', status, detail, ...more });
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
  ['the store gave no answer to a write', rejected(503, 'No answer.'), 'No answer.'],
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

it('row 54: an import that ended before anything was written is told in the server’s sentence alone', () => {
  const why = 'The site is too busy just now, so nothing was imported this time.';
  expect(describeWriteFailure(rejected(503, why, { isUnwritten: true }))).toBe(why);
});
