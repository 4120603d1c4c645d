import { expect, it } from 'vitest';
import { paths } from '../../src/paths';
import { firstProperty } from '../support/site/content';
import { readPage } from './setup/ask';

// What happens to who fills it is in `tests/server/post/receive.test.ts` (row 29).
it.each([() => paths.contact, () => paths.owners, firstProperty])(
  'the form has the field that only a machine fills, out of reach of the keyboard',
  async (findPath) => {
    const page = await readPage(await findPath());
    const trap = page.querySelector('form[action^="/enquiry"] [name=website]');
    expect(trap?.getAttribute('tabindex')).toBe('-1');
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  },
);

// What the form says of a text that is too long is in `tests/domain/enquiry/schema.test.ts` and `content/enquiries`.
it.each([() => paths.contact, () => paths.owners, firstProperty])(
  'the form cuts no text while it is typed or pasted',
  async (findPath) => {
    const page = await readPage(await findPath());
    const fields = page.querySelectorAll('form[action^="/enquiry"] :is(input, textarea)');
    expect(fields.length).toBeGreaterThan(4);
    for (const field of fields) expect(field.hasAttribute('maxlength')).toBe(false);
  },
);
