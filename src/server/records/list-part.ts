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
    const part = rest.slice(0, count);
    const value = shape(part);
    const last = part.at(-1);
    const bytes = Buffer.byteLength(JSON.stringify(value));
    if (bytes > limit && count > 1) {
      // A little less than the average allows, as one record is longer than another.
      count = Math.max(1, Math.floor((0.97 * count * limit) / bytes));
      continue;
    }
    if (last === undefined || count === rest.length) return { value, headers: {} };
    const next = `${pathname}?${new URLSearchParams({ [afterParameter]: placeOf(last) })}`;
    return { value, headers: { link: `<${next}>; rel="next"` } };
  }
}

/** Only a place that a list can have: the CDN keeps an answer for each text that is accepted here. */
function isAfter(place: string | null): ((one: Dated) => boolean) | null {
  if (place === null) return null;
  const [date = '', id = '', ...more] = place.split(',');
  if (readInstant(date) === null || !isId(id) || more.length > 0)
    throw new Problem(400, problems.invalidAfter);
  return (one) => one.date < date || (one.date === date && one._id > id);
}
