import { makeReference } from '../reference';
import { idsParameter, readShortlist } from '../shortlist';

const listAddress = new RegExp(`[?&](${idsParameter}=\\S+)`);

/**
 * The properties named by the shortlist link in a message; none without a link. `line` is the line of the message with
 * the property's reference number, or that number alone.
 */
export function askedProperties(message: string): { id: string; line: string }[] {
  const query = listAddress.exec(message)?.[1];
  if (query === undefined) return [];
  return findHomeLines({ text: message, homes: readShortlist(new URLSearchParams(query)).ids });
}

/** For each of some homes the line of a text with its reference number, or that number alone. */
export function findHomeLines({
  text,
  homes = [],
}: {
  text: string;
  homes?: readonly string[] | undefined;
}): { id: string; line: string }[] {
  const lines = text.split('\n');
  return homes.map((id) => {
    const reference = makeReference(id);
    return { id, line: lines.find((line) => line.includes(reference)) ?? reference };
  });
}
