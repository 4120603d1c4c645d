import { expect, it, vi } from 'vitest';
import { freshRecordId } from '../../../src/server/records/records';

it('no id is a number, which a spreadsheet would round', () => {
  vi.spyOn(crypto, 'randomUUID')
    .mockReturnValueOnce('90967976-5967-4710-8000-000000000000')
    .mockReturnValueOnce('12345678-90e1-4710-8000-000000000000')
    .mockReturnValueOnce('90967976-5967-471a-8000-000000000000');
  expect(freshRecordId()).toBe('909679765967471a');
  vi.restoreAllMocks();
});
