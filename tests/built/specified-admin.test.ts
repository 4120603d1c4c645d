import { expect, it } from 'vitest';
import { paths } from '../../src/paths';
import { firstBlog, firstProperty, listBlogs, listProperties } from '../support/site/content';
import { readPage, readText, readTexts } from './setup/ask';
import { readAdminPage } from './setup/operator';

// The screens of the admin area, written out here as the specification has them. Messages after an action are in
// the tests of `e2e/changing`.

it('the sign-in has two fields and a button', async () => {
  const page = await readPage(paths.signin);
  expect(readTexts(page, 'main label')).toEqual(['Username', 'Password']);
  expect(readTexts(page, 'main button')).toContain('Sign In');
});

it('the admin home leads to blogs and properties, and out', async () => {
  const page = await readAdminPage('/admin');
  const links = readTexts(page, 'a');
  expect(links.some((text) => /^Blogs\b/.test(text))).toBe(true);
  expect(links.some((text) => /^Properties\b/.test(text))).toBe(true);
  expect(readTexts(page, 'button')).toContain('Logout');
});

it('each row of a list has the name, Edit and Delete, below a button that adds', async () => {
  const lists = [
    ['/admin/property/allproperty', 'Add Property', (await listProperties())[0]?.name],
    ['/admin/blog/allblog', 'Add Blog', (await listBlogs())[0]?.title],
  ] as const;
  for (const [path, add, name = ''] of lists) {
    const page = await readAdminPage(path);
    expect(readTexts(page, 'main a'), path).toContain(add);
    const row = [...page.querySelectorAll('tbody tr')].find((one) => readText(one).includes(name));
    if (!row) throw new Error(`${path} has no row of ${name}.`);
    expect(
      readTexts(row, 'a').some((text) => text.startsWith('Edit')),
      path,
    ).toBe(true);
    expect(
      readTexts(row, 'button').some((text) => text.startsWith('Delete')),
      path,
    ).toBe(true);
  }
});

it('the bulk page takes .xlsx, .xls and .csv', async () => {
  const page = await readAdminPage('/admin/bulk');
  expect(page.querySelector('input[type=file]')?.getAttribute('accept')).toBe(
    '.xlsx,.xls,.csv,.ods,.html,.htm',
  );
  expect(readTexts(page, 'button')).toContain('Upload');
});

/** The options of a choice, the chosen one first; without one it is the first. */
function readChoice(page: Document, field: string): string[] {
  const options = [...page.querySelectorAll(`#field-${field} option`)];
  const texts = options.map(readText);
  const chosen = options.find((option) => option.hasAttribute('selected'));
  return [chosen ? readText(chosen) : (texts[0] ?? ''), ...texts];
}

const choices: Readonly<Record<string, string[]>> = {
  status: ['Available', 'Available', 'Occupied'],
  fStatus: ['Not Furnished', 'Not Furnished', 'Semi Furnished', 'Fully Furnished'],
  category: ['Apartment', 'Apartment', 'Independent House/Villa', 'Gated Community Villa'],
  parking: ['None', 'None', '2 Wheeler', '4 Wheeler'],
};
const required = [
  'name',
  'price',
  'propertySize',
  'bedrooms',
  'bathrooms',
  'floor',
  'address',
].toSorted();
const optional = ['facing', 'propertyDes', 'images', 'balcony', 'features', 'googleLocation'];

it('the property form has the specified fields, choices, defaults and required fields', async () => {
  const page = await readAdminPage('/admin/property/addproperty');
  for (const [field, wanted] of Object.entries(choices))
    expect(readChoice(page, field), field).toEqual(wanted);
  for (const flag of ['featured', 'gatedSecurity', 'lift', 'water', 'veg', 'pets']) {
    const box = page.querySelector(`#field-${flag}`);
    expect(box?.getAttribute('type'), flag).toBe('checkbox');
    expect(box?.hasAttribute('checked'), flag).toBe(false);
  }
  for (const field of optional) expect(page.querySelector(`#field-${field}`), field).not.toBeNull();
  const marked = [...page.querySelectorAll('main :is(input, select, textarea)[required]')];
  expect(marked.map((field) => field.getAttribute('name') ?? '').toSorted()).toEqual(required);
});

it('the blog form has the specified fields, and none is required', async () => {
  const page = await readAdminPage('/admin/blog/addblog');
  expect(readChoice(page, 'blogType')).toEqual(['Business', 'Business', 'Review']);
  for (const field of ['title', 'images', 'description1', 'description2'])
    expect(page.querySelector(`#field-${field}`), field).not.toBeNull();
  expect(page.querySelectorAll('main [required]')).toHaveLength(0);
});

it('an address with an id opens the same form with what is saved', async () => {
  const last = (path: string) => path.split('/').at(-1) ?? '';
  const home = await readAdminPage(`/admin/property/getproperty/${last(await firstProperty())}`);
  const [saved] = await listProperties();
  expect(home.querySelector('#field-name')?.getAttribute('value')).toBe(saved?.name);
  const post = await readAdminPage(`/admin/blog/getblog/${last(await firstBlog())}`);
  const [blog] = await listBlogs();
  expect(post.querySelector('#field-title')?.getAttribute('value')).toBe(blog?.title);
});
