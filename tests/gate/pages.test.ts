import { expect, it } from 'vitest';
import { paths } from '../../src/paths';
import { fixedPages } from '../support/site/pages';
import { readRoutes } from '../support/site/routes';

/** Pages of a record, of the operator and of an error, which tests find in ways of their own. */
const otherPages = [
  paths.property('a'),
  paths.blog('a'),
  paths.signin,
  paths.join(),
  '/404',
  '/500',
];

it('every page of src/pages is among those that the tests of all pages open', () => {
  const routes = readRoutes();
  expect(routes.filter(({ isPrebuilt }) => isPrebuilt).length).toBeGreaterThan(5);
  const missing = routes.filter(
    ({ answers }) => ![...fixedPages, ...otherPages].some((address) => answers(address)),
  );
  expect(missing.map(({ file }) => file)).toEqual([]);
});

it('a page answers at its own address alone', () => {
  const filesOf = (address: string) =>
    readRoutes()
      .filter(({ answers }) => answers(address))
      .map(({ file }) => file);
  expect(filesOf('/')).toEqual(['index.astro']);
  expect(filesOf('/services')).toEqual(['services/index.astro']);
  expect(filesOf('/services/1')).toEqual(['services/[id].astro']);
  expect(filesOf('/properties?view=map')).toEqual(['properties/index.astro']);
  expect(filesOf('/rent/chennai/2-bhk')).toEqual(['rent/[...place].astro']);
  expect(filesOf('/nowhere')).toEqual([]);
});
