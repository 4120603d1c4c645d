import { storedLine } from '../typed-line';
import type { TextFormat } from './format';
import { makeTextKind } from './text-kind';

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
