import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { folderTable } from './scripts/gate/import-table.ts';

const typed = ['src/**/*.{ts,tsx,mjs}', 'netlify/**/*.ts', 'scripts/**/*.{ts,mjs}', '*.ts'];

export default defineConfig(
  globalIgnores(['dist', '.astro', '.netlify', '.gate', 'node_modules', 'test-results']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.recommended,
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // An import of types alone would still load its file, and what that loads.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    // Without types, which take a quarter of the lint's time for tests; the compiler reads them all the same.
    files: ['tests/**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // An import of types alone would still load its file, and what that loads.
      '@typescript-eslint/no-import-type-side-effects': 'error',
    },
  },
  {
    // A type that JSDoc gives to what a library leaves open is seen by the compiler, but not by these rules.
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: { 'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }] },
  },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    // Safari takes lists without bullets for no lists unless the role says it.
    rules: { 'astro/jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }] },
  },
  { rules: { eqeqeq: 'error', 'no-console': ['error', { allow: ['error', 'warn', 'info'] }] } },
  { files: ['scripts/**/*.{ts,mjs}', 'tests/**/*.{ts,mjs}'], rules: { 'no-console': 'off' } },
  {
    files: ['src/**/*.{ts,tsx,astro}', 'netlify/**/*.ts'],
    ignores: ['src/server/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['process.env', 'globalThis.Netlify'].map((name) => {
          const [object, property] = name.split('.');
          return { object, property, message: 'Only src/server/env.ts reads the environment.' };
        }),
      ],
      'no-restricted-globals': [
        'error',
        { name: 'Netlify', message: 'Only src/server/env.ts reads the environment.' },
      ],
    },
  },
  {
    files: ['src/islands/!(admin)/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: 'content/company$',
              message:
                'Visitors’ islands get facts of the company as props: no script of theirs has them.',
            },
          ],
        },
      ],
    },
  },
  ...folderTable,
);
