import { describe, expect, it } from 'vitest';
import type { RowPreview } from '../../../src/domain/import/preview';
import { shortenToFit } from '../../../src/server/import/prepare';

const row: RowPreview = {
  row: 2,
  name: 'Home',
  id: 'one',
  action: 'update',
  changes: [{ key: 'propertyDes', from: 'a'.repeat(200), to: 'b'.repeat(200) }],
  errors: [{ cell: 'A2', column: 'Name', value: 'c'.repeat(200), message: 'Enter a name.' }],
  cautions: [],
};
const bytes = (rows: RowPreview[]) => Buffer.byteLength(JSON.stringify(rows));

describe('rows of a preview', () => {
  it('are unchanged when they fit', () => {
    expect(shortenToFit([row])).toEqual([row]);
  });

  it.each([500, 350, 250])('show less of their texts to fit into %i bytes', (limit) => {
    const [fitting] = shortenToFit([row], limit);
    expect(bytes(fitting ? [fitting] : [])).toBeLessThanOrEqual(limit);
    expect(fitting?.changes[0]?.to).toMatch(/^b+…$/);
    expect(fitting?.errors[0]?.message).toBe('Enter a name.');
  });
});
