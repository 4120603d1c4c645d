import { isRecordId } from '../store/record-id';
import type { Call } from './call';
import { Problem } from './problem';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One row of a function's table. */
export interface Route {
  method: Method;
  /** Fixed parts and `:names`, such as `/api/property/update/:id`; a name stands for a record's id. */
  path: `/api/${string}`;
  /** Needs a signed-in operator. */
  guarded?: boolean;
  /** Milliseconds that its store calls may take together, where they are many; 9 s unless told. */
  milliseconds?: number;
  run: (call: Call) => Response | Promise<Response>;
}

/** The undecoded values of a route's names when the path is the route's, else `null`. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':')) values[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return values;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Decodes ids once and throws 400 for one that no record can have: keys of the store are not escaped. */
export function checkIds(values: Record<string, string>): Record<string, string> {
  const entries = Object.entries(values).map(([name, value]): [string, string] => {
    const id = decode(value);
    if (id === null || !isRecordId(id)) {
      throw new Problem(
        400,
        'The address holds no valid id: letters, digits, - and _, at most 64.',
      );
    }
    return [name, id];
  });
  return Object.fromEntries(entries);
}
