import { problems } from '../../content/problems';
import { readInstant } from '../../domain/date';
import { isId } from '../../domain/record';
import { Problem } from '../http/problem';
import { maxAnswerBytes } from '../http/reply';
import type { Dated } from '../store/listed';

/** The parameter of a list call that says after which record the part begins. */
export const afterParameter = 'after';

/** A part of a long list, as one answer. */
interface ListPart {
  value: object;
  /** `Link` to the part that follows (RFC 8288); none after the last. */
  headers: { link?: string };
}

/** A record's place in the order of lists: newest first, and those of one time by their ids. */
const placeOf = ({ date, _id }: Dated) => `${date},${_id}`;

/**
 * The part of a list that a request asks for, as large as fits into one answer: about 7,000 properties, 12,000 by field.
 * A part begins after a record, not at a number, so that nothing is missing or twice when the list changes in between.
 * Throws a 400 for a place that no record can have.
 */
export function listPart<One extends Dated>(
  request: Request,
  listed: readonly One[],
  shape: (part: readonly One[]) => object,
  limit = maxAnswerBytes,
): ListPart {
  const { pathname, searchParams } = new URL(request.url);
  const wanted = isAfter(searchParams.get(afterParameter));
  const rest = wanted ? listed.filter(wanted) : listed;
  let count = rest.length;
  for (;;) {
    const value = shape(rest.slice(0, count));
    const bytes = Buffer.byteLength(JSON.stringify(value));
    if (bytes > limit && count > 1) {
      // A little less than the average allows, as one record is longer than another.
      count = Math.max(1, Math.floor((0.97 * count * limit) / bytes));
      continue;
    }
    if (count === rest.length) return { value, headers: {} };
    const end = endOf(rest, count);
    const part = end === count ? value : shape(rest.slice(0, end));
    const last = rest[end - 1];
    if (last === undefined || end === rest.length) return { value: part, headers: {} };
    const next = `${pathname}?${new URLSearchParams({ [afterParameter]: placeOf(last) })}`;
    return { value: part, headers: { link: `<${next}>; rel="next"` } };
  }
}

/** Where a part of so many records can end: after one whose place the next call accepts, which one with a damaged date is not. */
function endOf(rest: readonly Dated[], count: number): number {
  const isEnd = (one: Dated) => isPlace(placeOf(one));
  const before = rest.slice(0, count).findLastIndex(isEnd);
  const end = before >= 0 ? before : rest.findIndex(isEnd);
  return end >= 0 ? end + 1 : rest.length;
}

/** Whether a text is a place that a list can have: the CDN keeps an answer for each that is accepted. */
function isPlace(place: string): boolean {
  const [date = '', id = '', ...more] = place.split(',');
  return readInstant(date) !== null && isId(id) && more.length === 0;
}

/** What stands after a place; throws a 400 for one that no record can have. */
function isAfter(place: string | null): ((one: Dated) => boolean) | null {
  if (place === null) return null;
  if (!isPlace(place)) throw new Problem(400, problems.invalidAfter);
  const [date = '', id = ''] = place.split(',');
  return (one) => one.date < date || (one.date === date && one._id > id);
}
