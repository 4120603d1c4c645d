import { storedForm } from '../typed-text';
import { makeTextKind } from './text-kind';

export interface MultilineDefinition {
  kind: 'multiline';
  max: number;
  isRequired?: true;
}

/** A text that may have line breaks. */
export const multilineKind = makeTextKind<MultilineDefinition>({ clean: storedForm });
