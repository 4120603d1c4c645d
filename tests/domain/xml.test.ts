import { expect, it } from 'vitest';
import { escapeXml } from '../../src/domain/xml';
import { hostileTexts } from '../support/hostile-texts';

it('text for XML keeps every script, and drops what XML does not allow', () => {
  const text = 'மதுரை 🏠 ₹5\u0000\u0008\u000b\u001b\u007f\u0085\ud800\ufffe';
  expect(escapeXml(text)).toBe('மதுரை 🏠 ₹5');
  expect(escapeXml(`<a href="x">'&'</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;',
  );
});

// That a browser's parser takes such a feed is asked in `tests/e2e/changing/hostile-text.spec.ts`.
it.each(hostileTexts)('%j stays a text', (text) => {
  expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!\w+;)/);
});
