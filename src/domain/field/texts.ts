/**
 * The kinds of fields whose values are stored as texts, which a row of a list can hold too. Most are one kind with settings: how
 * a text is cleaned, what else it has to be, and what of another type it stands for.
 */
import { isArticle } from '../article';
import { isDay } from '../date';
import type { Fault } from '../fault';
import { isMapUrl, mapLinkIn } from '../links';
import { isPhotoUrl, storedPictureUrl } from '../picture/address';
import { readTypedDay } from '../typed-day';
import { storedLine } from '../typed-line';
import { cleanWithin, storedForm, trimText } from '../typed-text';
import type { FieldKind, Format, Formats, TextFormat } from './kind';

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
  wrongType?: 'text' | 'text-or-number' | 'text-or-flag';
  /** The text that another value stands for, or that value. */
  toText?: (given: unknown) => unknown;
}

function requireFormat(formats: Formats, name: TextFormat): Format {
  const format = formats[name];
  if (!format) throw new Error(`Nobody has said what the format ${name} means.`);
  return format;
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
    wrongType = 'text',
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
      else if (typeof typed !== 'string') fail({ code: wrongType });
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

export interface TextDefinition {
  kind: 'text';
  max: number;
  isRequired?: true;
  format?: TextFormat;
  /** The server decodes entities in a pasted text, as Markdown decodes those of an article. */
  decodesEntities?: true;
}

/** A text of one line. */
export const textKind = makeTextKind<TextDefinition>({ clean: storedLine });

export interface MultilineDefinition {
  kind: 'multiline';
  max: number;
  isRequired?: true;
}

/** A text that may have line breaks. */
export const multilineKind = makeTextKind<MultilineDefinition>({ clean: storedForm });

export interface ArticleDefinition {
  kind: 'article';
  max: number;
}

const articles = makeTextKind<ArticleDefinition>({
  clean: storedForm,
  isValid: isArticle,
  fault: 'article',
});

/** Markdown. A stored text that could take a page away makes the record unreadable: nothing of it is to be lost. */
export const articleKind: FieldKind<ArticleDefinition, string> = {
  ...articles,
  readStored(stored, { max }) {
    const text = readStoredText(stored);
    return text !== null && text.length <= max && isArticle(text) ? text : null;
  },
};

export interface RemarkDefinition {
  kind: 'remark';
  max: number;
}

/**
 * Yes or no in words, perhaps with more of them; true or false too, as the specification has a page read `vParking` and `power`
 * that its own form never sets, and states no type.
 */
export const remarkKind = makeTextKind<RemarkDefinition>({
  clean: storedLine,
  wrongType: 'text-or-flag',
  toText: (given) => (typeof given === 'boolean' ? (given ? 'Yes' : 'No') : given),
});

export interface MeasureDefinition {
  kind: 'measure';
  max: number;
  isRequired?: true;
}

/** JSON holds no larger number digit by digit: it would be stored as another one. */
const isExact = (given: number) => Math.abs(given) <= Number.MAX_SAFE_INTEGER;

/** A number with its unit, or words instead of it: a text, as the specification says; a JSON number means its digits. */
export const measureKind = makeTextKind<MeasureDefinition>({
  clean: storedLine,
  wrongType: 'text-or-number',
  toText: (given) => (typeof given === 'number' && isExact(given) ? String(given) : given),
});

export interface MapDefinition {
  kind: 'map';
  max: number;
}

/** A link to Google Maps, found in what was pasted. */
export const mapKind = makeTextKind<MapDefinition>({
  clean: (pasted) => storedLine(mapLinkIn(pasted)),
  isValid: isMapUrl,
  fault: 'map',
});

/** `isPast`: today at the latest. */
export interface DayDefinition {
  kind: 'day';
  isPast?: true;
}

/** YYYY-MM-DD, or ''; whoever has a plain field for it types a day as the site shows it. */
export const dayKind = makeTextKind<DayDefinition>({
  clean: (text) => readTypedDay(trimText(text)),
  isValid: isDay,
  fault: 'day',
});

export interface PictureDefinition {
  kind: 'picture';
  max: number;
}

const pictureAddresses = makeTextKind<PictureDefinition>({
  clean: storedPictureUrl,
  isValid: isPhotoUrl,
  fault: 'picture',
});

/** The address of one picture, or ''; whatever else was stored is none. */
export const pictureKind: FieldKind<PictureDefinition, string> = {
  ...pictureAddresses,
  readStored: (stored, field) => pictureAddresses.readStored(stored, field) ?? '',
};

export interface ChoiceDefinition {
  kind: 'choice';
  options: readonly string[];
  default: string;
  /** Where something is erased by it: a stored value that is no option is not read as the default, and the record not at all. */
  onlyOptions?: true;
}

/** One of its options; a stored one that is no option any more is the default, unless `onlyOptions`. */
export const choiceKind: FieldKind<ChoiceDefinition, string> = {
  blank: (field) => field.default,
  parse(given, { options }, { fail }) {
    const found = options.find((option) => option === given);
    if (found === undefined) fail({ code: 'choice', options });
    return found ?? '';
  },
  readStored(stored, field) {
    if (typeof stored !== 'string') return null;
    const found = field.options.find((option) => option === stored);
    return found ?? (field.onlyOptions ? null : field.default);
  },
};

/** What a row of a list can hold, always as a text. `max` is in characters. */
export type ListColumn =
  | TextDefinition
  | MultilineDefinition
  | ArticleDefinition
  | MeasureDefinition
  | RemarkDefinition
  | MapDefinition
  | PictureDefinition
  | ChoiceDefinition
  | DayDefinition;

type ColumnKinds = {
  [Kind in ListColumn['kind']]: FieldKind<Extract<ListColumn, { kind: Kind }>, string>;
};

/** The kinds that a column of a list can be. */
export const columnKinds: ColumnKinds = {
  text: textKind,
  multiline: multilineKind,
  article: articleKind,
  measure: measureKind,
  remark: remarkKind,
  map: mapKind,
  picture: pictureKind,
  choice: choiceKind,
  day: dayKind,
};

export function pickColumnKind(column: ListColumn): FieldKind<ListColumn, string> {
  return columnKinds[column.kind];
}
