import { referenceOf } from '../reference';
import { homesParameter, readShortlist } from '../shortlist';

/** A home of the list that a message asks about. */
interface AskedHome {
  id: string;
  /** The line of the message that names it, by its reference number; that number alone where no line does. */
  line: string;
}

const listAddress = new RegExp(`[?&](${homesParameter}=\\S+)`);

/** The homes of the list whose address stands in a message, as the form of a list begins it; none in any other. */
export function askedHomes(message: string): AskedHome[] {
  const query = listAddress.exec(message)?.[1];
  if (query === undefined) return [];
  const lines = message.split('\n');
  return readShortlist(new URLSearchParams(query)).ids.map((id) => {
    const reference = referenceOf(id);
    return { id, line: lines.find((line) => line.includes(reference)) ?? reference };
  });
}
