import { isArticle } from '../article';
import type { Fault } from '../fault';
import { storedForm } from '../typed-text';
import type { FieldKind } from './kind';
import { parseTextValue, readStoredText } from './text-value';

/** `max` is in characters. */
export interface ArticleDefinition {
  kind: 'article';
  max: number;
}

const format = {
  fault: (text: string): Fault | null => (isArticle(text) ? null : { code: 'article' }),
};

/** Markdown, of which a stored text takes no page away either. */
export const articleKind: FieldKind<ArticleDefinition, string> = {
  blank: () => '',
  parse: (given, field) => parseTextValue(given, field, { clean: storedForm, format }),
  readStored(stored, { max }) {
    const text = readStoredText(stored);
    return text !== null && text.length <= max && isArticle(text) ? text : null;
  },
};
