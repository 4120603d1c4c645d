import { AsyncLocalStorage } from 'node:async_hooks';

const authors = new AsyncLocalStorage<string>();

/** Runs an operation for a person, given by id: whatever it changes says who it was. */
export function asPerson<Result>(personId: string, operation: () => Result): Result {
  return authors.run(personId, operation);
}

/** The id of the person whom the running operation is for; '' for a visitor and for the site itself. */
export const author = (): string => authors.getStore() ?? '';
