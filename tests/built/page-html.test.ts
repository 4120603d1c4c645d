import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { adminPaths } from '../../src/admin-paths';
import { listBlogs, listProperties } from '../support/site/content';
import { kindsOfPages } from '../support/site/pages';
import { ask, parsePage } from './setup/ask';
import { askAsOperator } from './setup/operator';

it('the HTML of every kind of page, as served, is valid', async () => {
  for (const path of [...(await kindsOfPages()), ...otherPages])
    expect.soft(await findErrors(path)).toEqual([]);
});

it("the HTML of the operator's pages is valid", async () => {
  for (const path of await adminPages())
    expect.soft(await findErrors(path, askAsOperator)).toEqual([]);
});

// The builder drops a line's end between a text in braces and an element.
it('no word runs into a link, a day or a strong word beside it', async () => {
  const pages = [...(await kindsOfPages()), ...otherPages].map((path) => [path, ask] as const);
  const ofOffice = (await adminPages()).map((path) => [path, askAsOperator] as const);
  for (const [path, get] of [...pages, ...ofOffice]) {
    const page = parsePage(await (await get(path)).text());
    expect.soft(listRunTogether(page.body), path).toEqual([]);
  }
});

/** Where letters or a sentence's end and such an element beside them stand in one line without a space between them. */
function listRunTogether(part: Element): string[] {
  return [...part.querySelectorAll('a, b, strong, time')].flatMap((element) => {
    const [before, after] = [element.previousSibling, element.nextSibling];
    const found = [
      before?.nodeType === 3 && `${before.textContent}|${element.textContent}`,
      after?.nodeType === 3 && `${element.textContent}|${after.textContent}`,
    ].filter((text) => text !== false && /[\p{L}\p{N}.,:;!?]\|[\p{L}\p{N}]/u.test(text ?? ''));
    return found.map((text) => String(text).replace(/\s+/g, ' ').slice(0, 80));
  });
}

async function adminPages(): Promise<string[]> {
  const [[firstProperty], [firstBlog]] = await Promise.all([listProperties(), listBlogs()]);
  return [
    ...Object.values(adminPaths).flatMap((page) =>
      typeof page === 'string' && page !== adminPaths.subscribersFile && !previews.includes(page)
        ? [page]
        : [],
    ),
    ...[firstProperty?._id ?? '', 'gone'].map(adminPaths.property),
    ...[firstBlog?._id ?? '', 'gone'].map(adminPaths.blog),
  ];
}

async function findErrors(
  path: string,
  get: (path: string) => Promise<Response> = ask,
): Promise<string[]> {
  const response = await get(path);
  expect(response.url).toContain(path);
  const html = await response.text();
  const { results } = await validator.validateString(html.replace(islandStyle, ''));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) =>
      [path, `${line}:${column}`, ruleId, message].join(' '),
    ),
  );
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes `srcSet` and `<img/>`, `selected=""` and `download=""`; HTML parsers accept them.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // Safari does not treat a list without bullets as a list unless it has the role.
      'no-redundant-role': 'off',
      // React's own ids begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // The style sheet keeps numbers on one line, so that copied ones contain plain spaces.
      'tel-non-breaking': 'off',
      // Only the company's name at the end makes titles longer, and search results cut that first.
      'long-title': 'off',
      // Boxes of which several may be ticked share a name, as radio buttons do.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    },
  }),
);

/** The framework puts its style for all islands before the first one, wherever that is. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Pages that are in no list: errors, and answers to forms. */
const otherPages = [
  '/404',
  '/500',
  '/no-such-page',
  '/singleBlog/gone',
  '/properties/single/gone',
  '/enquiry?sent=&reference=7K3QPD',
  '/signin',
];

/** Pages that only answer what is posted to them. */
const previews: string[] = [adminPaths.previewBlog, adminPaths.previewProperty];
