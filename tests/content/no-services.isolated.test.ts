import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serviceIds } from '../../src/domain/company/fields';

const facts = '../../src/content/company-facts.json';
const hidden = { shown: 'Hidden', line: '', text: '', picture: '', price: '' };
const services = serviceIds.map((id) => ({ ...hidden, id }));

beforeAll(() => {
  vi.resetModules();
  vi.doMock(facts, () => ({ default: { at: '2026-11-28T10:00:00.000Z', values: { services } } }));
});

afterAll(() => {
  vi.doUnmock(facts);
  vi.resetModules();
});

it('a company that hides all services has none in its menu', async () => {
  const { menu } = await import('../../src/content/pages/menu');
  const { services: shown } = await import('../../src/content/pages/services');
  expect(shown).toEqual([]);
  expect(menu.map(({ page }) => page)).not.toContain('services');
});
