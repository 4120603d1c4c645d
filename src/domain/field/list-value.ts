import type { Fault } from '../fault';
import { type Parsed, reject } from './kind';

/** What is parsed part by part: all of its values, or the faults of all parts, each at its place. */
export function joinParsed<Value>(
  parts: readonly { at: string | number; parsed: Parsed<Value> }[],
): Parsed<Value[]> {
  const faults = parts.flatMap(({ at, parsed }) =>
    'faults' in parsed
      ? parsed.faults.map(({ path, fault }) => ({ path: [at, ...path], fault }))
      : [],
  );
  if (faults.length > 0) return { faults };
  return { value: parts.flatMap(({ parsed }) => ('value' in parsed ? [parsed.value] : [])) };
}

interface ListRules<Item> {
  /** The most items. */
  max?: number;
  /** The fault of a value that is no list. */
  type: Fault;
  parseItem: (item: unknown) => Parsed<Item>;
}

export function parseListValue<Item>(
  given: unknown,
  { max = Infinity, type, parseItem }: ListRules<Item>,
): Parsed<Item[]> {
  if (!Array.isArray(given)) return reject(type);
  const items: unknown[] = given;
  if (items.length > max) return reject({ code: 'too-many', max });
  return joinParsed(items.map((item, at) => ({ at, parsed: parseItem(item) })));
}
