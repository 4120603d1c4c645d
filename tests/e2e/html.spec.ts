import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { allPages } from './setup/pages';
import { expect, test } from './setup/visitor';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes `srcSet` and `<img/>` and `selected=""`; HTML parsers read them as any others.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // Safari takes a list without bullets for no list unless its role says it.
      'no-redundant-role': 'off',
      // React's own ids begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // Numbers are kept on one line by the style sheet, so that copied ones hold plain spaces.
      'tel-non-breaking': 'off',
      // Longer only by the company's name at the end, which search results cut first.
      'long-title': 'off',
    },
  }),
);

/** The framework puts its style for all islands before the first one, wherever that stands. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Pages that no list names: errors, and answers to forms. */
const otherPages = [
  '/404',
  '/500',
  '/no-such-page',
  '/singleBlog/gone',
  '/properties/single/gone',
  '/enquiry?sent=',
  '/signin',
];

test('the HTML of every page, as served, is valid', async ({ request }) => {
  test.setTimeout(300_000);
  for (const path of [...(await allPages()), ...otherPages]) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html.replace(islandStyle, ''));
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) =>
        [path, `${line}:${column}`, ruleId, message].join(' '),
      ),
    );
    expect.soft(found).toEqual([]);
  }
});
