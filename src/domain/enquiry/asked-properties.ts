import { referenceOf } from '../reference';
import { homesParameter, readShortlist } from '../shortlist';

interface AskedProperty {
  id: string;
  /** The line of the message with its reference number, or that number alone. */
  line: string;
}

const listAddress = new RegExp(`[?&](${homesParameter}=\\S+)`);

/** The properties of the shortlist whose address stands in a message, as the form of a shortlist begins it; none in any other. */
export function askedProperties(message: string): AskedProperty[] {
  const query = listAddress.exec(message)?.[1];
  if (query === undefined) return [];
  const lines = message.split('\n');
  return readShortlist(new URLSearchParams(query)).ids.map((id) => {
    const reference = referenceOf(id);
    return { id, line: lines.find((line) => line.includes(reference)) ?? reference };
  });
}
