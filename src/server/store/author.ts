import { AsyncLocalStorage } from 'node:async_hooks';

const authors = new AsyncLocalStorage<string>();

/** Runs an operation in the name of a person: whatever it changes says who it was. */
export function asPerson<Result>(name: string, operation: () => Result): Result {
  return authors.run(name, operation);
}

/** The person whom the running operation is for; '' for a visitor and for the site itself. */
export const author = (): string => authors.getStore() ?? '';
