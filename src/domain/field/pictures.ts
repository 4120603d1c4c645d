import type { Fault } from '../fault';
import { isPictureUrl } from '../links';
import { storedLine } from '../typed-line';
import { type FieldKind, type Parsed, reject } from './kind';
import { parseListValue } from './list-value';
import { parseTextValue } from './text-value';

/** `max` is the number of pictures. */
export interface PicturesDefinition {
  kind: 'pictures';
  max: number;
}

/** In characters. */
const maxAddress = 2_000;

const format = {
  fault: (address: string): Fault | null => (isPictureUrl(address) ? null : { code: 'picture' }),
};

function parseAddress(given: unknown): Parsed<string> {
  const parsed = parseTextValue(given, { max: maxAddress }, { clean: storedLine, format });
  // In a list, no address is no picture.
  return 'value' in parsed && parsed.value === '' ? reject({ code: 'picture' }) : parsed;
}

/** The addresses of pictures and videos, in their order; what cannot be shown any more is not read. */
export const picturesKind: FieldKind<PicturesDefinition, string[]> = {
  blank: () => [],
  parse: (given, { max }) =>
    parseListValue(given, { max, type: { code: 'pictures' }, parseItem: parseAddress }),
  readStored(stored) {
    if (!Array.isArray(stored)) return null;
    const items: unknown[] = stored;
    return items.filter((item) => typeof item === 'string').filter(isPictureUrl);
  },
};
