import { beforeEach, expect, it, vi } from 'vitest';
import { propertyRow, propertiesFile } from '../../support/properties-file';
import { useCdn } from '../../support/use-cdn';
import { workbookForm } from '../api';
import { json } from '../caller';
import { bulk, post, preview, useOperator } from './calls';

useOperator();
const cdn = useCdn();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const file = () => propertiesFile([propertyRow('A')]);
const steps: [string, () => Promise<Response>][] = [
  ['importing', async () => post(`${bulk}/import/${(await preview(file())).id}`, {})],
  ['the one call', () => post(bulk, workbookForm(file()))],
  [
    'undoing',
    async () => {
      const { id } = await preview(file());
      await post(`${bulk}/import/${id}`, {});
      return post(`${bulk}/undo/${id}`);
    },
  ],
];

// What is purged, and when, is in `tests/netlify/crash.test.ts`.
it.each(steps)('%s warns when visitors may see the old pages', async (_, run) => {
  expect((await run()).headers.has('x-warning')).toBe(false);
  cdn.answer = 500;
  const response = await run();
  expect(response.status).toBe(200);
  expect(response.headers.get('x-warning')).toMatch(/some minutes/);
  expect(await json(response)).not.toHaveProperty('hasOldPages');
});
