import { expect, it } from 'vitest';
import { listIslandFiles } from '../../src/layouts/island-files';

const imports = {
  '_astro/List.a.js': ['_astro/start.b.js', '_astro/use-list.c.js'],
  '_astro/Download.d.js': ['_astro/start.b.js'],
};
const island = (file: string, query = '') =>
  `<astro-island uid="1" component-url="/_astro/${file}${query}" renderer-url="/_astro/start.b.js${query}" props="{}">`;

it('a page asks for all files of its islands, each once, as they are imported', () => {
  const html = `${island('List.a.js', '?dpl=7')}<p></p>${island('Download.d.js', '?dpl=7')}`;
  expect(listIslandFiles(html, imports)).toEqual([
    '/_astro/List.a.js?dpl=7',
    '/_astro/start.b.js?dpl=7',
    '/_astro/use-list.c.js?dpl=7',
    '/_astro/Download.d.js?dpl=7',
  ]);
});

it('of a file that imports nothing it is the file, and a page without islands asks for none', () => {
  expect(listIslandFiles(island('Alone.e.js'), imports)).toEqual([
    '/_astro/Alone.e.js',
    '/_astro/start.b.js',
  ]);
  expect(listIslandFiles('<p>component-url="/no"</p>', {})).toEqual([]);
});
