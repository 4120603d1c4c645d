import type { Fault } from '../fault';
import { type Parsed, reject } from './kind';

interface TextRules {
  /** Makes the form in which a text is stored. */
  clean: (text: string) => string;
  /** The fault of a value that is no text. */
  type?: 'text' | 'text-or-number' | 'text-or-flag';
  /** What else a text has to be that is not empty, and its form after that. */
  format?: { clean?: (text: string) => string; fault: (text: string) => Fault | null };
}

/** Parses a value that is stored as a text; `max` is in characters. */
export function parseTextValue(
  given: unknown,
  { max, isRequired }: { max: number; isRequired?: true },
  { clean, type = 'text', format }: TextRules,
): Parsed<string> {
  if (typeof given !== 'string') return reject({ code: isRequired ? 'required' : type });
  const text = clean(given);
  if (text === '') return isRequired ? reject({ code: 'required' }) : { value: '' };
  const value = format?.clean?.(text) ?? text;
  const fault = format?.fault(value) ?? null;
  const faults: Fault[] = [
    ...(text.length > max ? [{ code: 'too-long', max } as const] : []),
    ...(fault ? [fault] : []),
  ];
  return faults.length === 0
    ? { value }
    : { faults: faults.map((one) => ({ path: [], fault: one })) };
}

/** A stored text, which may have been stored as a number; `null` for another type. */
export function readStoredText(stored: unknown): string | null {
  if (typeof stored === 'number' && Number.isFinite(stored)) return String(stored);
  return typeof stored === 'string' ? stored : null;
}
