import type { Fault } from '../fault';
import { cleanWithin } from '../typed-text';
import { requireFormat, type TextFormat } from './format';
import type { FieldKind } from './kind';

interface TextField {
  /** In characters. */
  max?: number;
  isRequired?: true;
  format?: TextFormat;
}

interface TextRules {
  /** Makes the form in which a text is stored. */
  clean: (text: string) => string;
  /** What else a text has to be that is not empty. */
  isValid?: (text: string) => boolean;
  /** The fault of a text that is not valid. */
  fault?: 'article' | 'day' | 'map' | 'picture';
  /** The fault of a value that is no text. */
  type?: 'text' | 'text-or-number' | 'text-or-flag';
  /** The text that another value stands for, or that value. */
  toText?: (given: unknown) => unknown;
}

/** A stored text, which may have been stored as a number; `null` for another type. */
export function readStoredText(stored: unknown): string | null {
  if (typeof stored === 'number' && Number.isFinite(stored)) return String(stored);
  return typeof stored === 'string' ? stored : null;
}

/** A kind whose values are stored as texts; a stored one that is not valid today is blank. */
export function makeTextKind<Field>(rules: TextRules): FieldKind<Field & TextField, string> {
  const {
    clean,
    isValid,
    fault = 'text',
    type = 'text',
    toText = (given: unknown) => given,
  } = rules;
  const findFault = (text: string): Fault | null =>
    !isValid || isValid(text) ? null : { code: fault };
  return {
    blank: () => '',
    parse(given, { max = Infinity, isRequired, format: name }, { formats, fail }) {
      const typed = toText(given);
      const text = typeof typed === 'string' ? cleanWithin(max, clean, typed) : '';
      if (isRequired && text === '') fail({ code: 'required' });
      else if (typeof typed !== 'string') fail({ code: type });
      if (text === '') return text;
      if (text.length > max) {
        // No format reads it: that of telephone numbers takes the square of the time.
        fail({ code: 'too-long', max });
        return text;
      }
      const format = name && requireFormat(formats, name);
      const value = format ? format.clean(text) : text;
      const found = format ? format.fault(value) : findFault(value);
      if (found) fail(found);
      return value;
    },
    readStored(stored) {
      const text = readStoredText(toText(stored));
      return text !== null && findFault(text) ? '' : text;
    },
  };
}
