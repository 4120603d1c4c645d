import { isArticle } from '../article';
import { storedForm } from '../typed-text';
import type { FieldKind } from './kind';
import { makeTextKind, readStoredText } from './text-kind';

export interface ArticleDefinition {
  kind: 'article';
  max: number;
}

const texts = makeTextKind<ArticleDefinition>({
  clean: storedForm,
  isValid: isArticle,
  fault: 'article',
});

/** Markdown. A stored text that could take a page away makes the record unreadable: nothing of it is to be lost. */
export const articleKind: FieldKind<ArticleDefinition, string> = {
  ...texts,
  readStored(stored, { max }) {
    const text = readStoredText(stored);
    return text !== null && text.length <= max && isArticle(text) ? text : null;
  },
};
