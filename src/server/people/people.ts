import { storedPerson } from '../../domain/people/schema';
import { documentOf } from '../store/document';

/** Everybody who may sign in, or was invited. In no backup and no answer: it holds passwords. */
export const people = documentOf({
  name: 'people',
  history: null,
  read: storedPerson,
  idOf: ({ id }) => id,
});
