import type { RecordInput } from '../../../src/domain/property/schema';
import { adminPaths } from '../../../src/admin-paths';
import { enterAdmin, openReady } from './records';
import { test as base } from './visitor';

type Fields = Partial<RecordInput>;

interface Operator {
  /** A word that no record of another test has. */
  word: string;
  /** Adds properties called 'Home 1 <word>' and so on, one after another; returns their ids. */
  addHomes: (...all: Fields[]) => Promise<string[]>;
  /** Adds a property and opens its form; returns its id. */
  openForm: (fields?: Fields) => Promise<string>;
}

/** A page of the operator, who is signed in. */
export const test = base.extend<Operator>({
  page: async ({ page }, use) => {
    await enterAdmin(page);
    await use(page);
  },
  word: async ({}, use) => use(`word${Date.now().toString(36)}`),
  addHomes: async ({ admin, word }, use) =>
    use(async (...all) => {
      const ids: string[] = [];
      for (const [index, fields] of all.entries())
        ids.push(await admin.addProperty({ name: `Home ${index + 1} ${word}`, ...fields }));
      return ids;
    }),
  openForm: async ({ page, addHomes }, use) =>
    use(async (fields = {}) => {
      const [id = ''] = await addHomes(fields);
      await openReady(page, adminPaths.property(id));
      return id;
    }),
});

export { expect } from './visitor';
