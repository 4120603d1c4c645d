import { storedLine } from '../typed-line';
import { makeTextKind } from './text-kind';

export interface RemarkDefinition {
  kind: 'remark';
  max: number;
}

/** Yes or no in words, perhaps with more of them; older clients send true or false. */
export const remarkKind = makeTextKind<RemarkDefinition>({
  clean: storedLine,
  type: 'text-or-flag',
  toText: (given) => (typeof given === 'boolean' ? (given ? 'Yes' : 'No') : given),
});
