import { expect, it } from 'vitest';
import { shortlistText } from '../../src/content/properties/shortlist';
import { paths } from '../../src/paths';
import { listProperties } from '../support/site/content';
import { ask } from './setup/ask';

it('an address that is no list has a clear page and the right status', async () => {
  const ids = (await listProperties()).map(({ _id }) => _id);
  const first = ids[0] ?? '';
  const rows: readonly [address: string, status: number, text: string][] = [
    ['/shortlist', 200, shortlistText.empty.text],
    ['/shortlist?homes=nobody', 404, shortlistText.bad.title],
    [`/shortlist?homes=${first},%22%3E%3Cimg%20src=x%3E`, 200, shortlistText.count(1)],
    [`/shortlist?homes=${first},nobody`, 200, shortlistText.gone(1)],
    [paths.shortlist(ids), 200, shortlistText.cut(20)],
  ];
  for (const [address, status, text] of rows) {
    const answer = await ask(address);
    expect(answer.status, address).toBe(status);
    expect(answer.headers.get('x-robots-tag'), address).toBe('noindex');
    const html = await answer.text();
    expect(html, address).toContain('<meta name="robots" content="noindex">');
    expect(html, address).toContain(text);
  }
});
