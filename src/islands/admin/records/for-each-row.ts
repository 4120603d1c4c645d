import pMap from 'p-map';
import { hasFailed } from '../../../api/failure';

/** Browsers open six connections to a site; pictures need some. */
const concurrency = 4;

/**
 * Does something for each row, a few at a time, and returns the rows for which it failed. Those do not
 * stop the others, unless the operator declines to sign in again.
 */
export async function forEachRow<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<Row[]> {
  const failed: Row[] = [];
  let isSignedOut = false;
  let done = 0;
  const attempt = async (row: Row) => {
    try {
      if (isSignedOut) failed.push(row);
      else await act(row);
    } catch (thrown) {
      isSignedOut ||= hasFailed(thrown, 'signed-out');
      failed.push(row);
    }
    onProgress((done += 1));
  };
  await pMap(rows, attempt, { concurrency });
  return rows.filter((row) => failed.includes(row));
}
