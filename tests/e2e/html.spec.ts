import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { allPages } from './setup/pages';
import { expect, test } from './setup/visitor';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes `srcSet` and `<img/>` and `selected=""`; HTML parsers accept them.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // Safari does not treat a list without bullets as a list unless it has the role.
      'no-redundant-role': 'off',
      // React's own ids begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // The style sheet keeps numbers on one line, so that copied ones contain plain spaces.
      'tel-non-breaking': 'off',
      // Only the company's name at the end makes titles longer, and search results cut that first.
      'long-title': 'off',
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
