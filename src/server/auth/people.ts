import { storedPerson } from '../../domain/people/schema';
import { makeDocument } from '../store/document';
import { hasUsedCodes } from './used-codes';

/** Everybody who may sign in, or was invited. In no backup and no answer: it holds passwords. */
export const people = makeDocument({
  name: 'people',
  history: null,
  wasWritten: hasUsedCodes,
  read: storedPerson,
  findId: ({ id }) => id,
});
