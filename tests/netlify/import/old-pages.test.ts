import { beforeEach, describe, expect, it, vi } from 'vitest';
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
      cdn.purged = [];
      return post(`${bulk}/undo/${id}`);
    },
  ],
];

describe('when the pages of properties cannot be purged', () => {
  it.each(steps)('%s warns that visitors may see the old ones', async (_, run) => {
    cdn.answer = 500;
    const response = await run();
    expect(response.status).toBe(200);
    expect(response.headers.get('x-warning')).toMatch(/some minutes/);
    expect(await json(response)).not.toHaveProperty('hasOldPages');
  });

  it.each(steps)('%s purges once, and gives no warning when it succeeds', async (_, run) => {
    const response = await run();
    expect(response.status).toBe(200);
    expect(cdn.purged).toEqual([['properties', 'every-property']]);
    expect(response.headers.has('x-warning')).toBe(false);
  });
});
