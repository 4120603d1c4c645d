/**
 * The lint rules that hold the layout: which folder of `src` may import which, which libraries only one folder may, and
 * where a schema's values may not go. The table in CONTRIBUTING.md says the same to people.
 */
import type { Linter } from 'eslint';

interface Row {
  /** Of `src`. */
  folder: string;
  may: (string | { folder: string; typesBut: string })[];
}

interface Pattern {
  regex: string;
  message: string;
  allowTypeImports?: boolean;
}

/** A folder always may import itself. */
const table: Row[] = [
  { folder: 'domain', may: [] },
  // A number is written in one way, in a sentence as in a field.
  { folder: 'content', may: [{ folder: 'domain', typesBut: 'number' }] },
  { folder: 'server', may: ['domain', 'content', 'paths'] },
  { folder: 'api', may: ['domain', 'content', 'paths'] },
  { folder: 'stores', may: ['api', 'domain', 'content', 'paths'] },
  { folder: 'islands', may: ['stores', 'api', 'domain', 'content', 'paths'] },
  {
    folder: 'pages',
    may: ['layouts', 'components', 'islands', 'server', 'domain', 'content', 'paths', 'styles'],
  },
  {
    folder: 'layouts',
    may: ['components', 'islands', 'server', 'domain', 'content', 'paths', 'styles'],
  },
  { folder: 'components', may: ['islands', 'server', 'domain', 'content', 'paths', 'styles'] },
];

const folders = [...table.map(({ folder }) => folder), 'styles', 'paths'];

/** A pattern for imports that climb out of their folder into `target`. */
function into(target: string): string {
  return target === 'paths'
    ? String.raw`^(\.\./)+(admin-)?paths$`
    : String.raw`^(\.\./)+(src/)?${target}/`;
}

const whatToDo = 'Move this file to a folder that may, or have the value handed in by its caller.';

function forbid({ folder, may }: Row): Pattern[] {
  const names = may.map((entry) => (typeof entry === 'string' ? entry : entry.folder));
  const closed = folders
    .filter((other) => other !== folder && !names.includes(other))
    .map((other) => ({
      regex: into(other),
      message: `src/${folder} may not import src/${other}. ${whatToDo}`,
    }));
  const typesOnly = may
    .filter((entry) => typeof entry !== 'string')
    .map(({ folder: other, typesBut }) => ({
      regex: `${into(other)}(?!${typesBut}$)`,
      allowTypeImports: true,
      message: `src/${folder} may import only types of src/${other}, but for ${typesBut}. ${whatToDo}`,
    }));
  return [...closed, ...typesOnly];
}

const browserFolders = ['api', 'stores', 'islands'];
const schemaTypesOnly: Pattern = {
  regex: String.raw`/(record-)?schema$`,
  allowTypeImports: true,
  message: 'Browser code takes only types of a schema: its values would bring zod to phones.',
};

/** For each outside library that not everything may import: the folder or files that may; `fflate` has two. */
const importers: [name: string, ...places: string[]][] = [
  ['@netlify/blobs', 'src/server/store/**'],
  ['resend', 'src/server/post/**'],
  ['ical-generator', 'src/server/calendar/**'],
  ['qr', 'src/server/pages/**'],
  ['@e965/xlsx', 'src/server/spreadsheet/**'],
  ['sheetjs-style', 'src/server/spreadsheet/**'],
  ['sharp', 'src/server/images/**'],
  ['@zip.js/zip.js', 'src/server/spreadsheet/**'],
  ['fflate', 'src/server/spreadsheet/**', 'src/domain/backup/**'],
  ['htmlparser2', 'src/server/spreadsheet/**'],
  ['@nanostores/react', 'src/islands/**'],
  ['yet-another-react-lightbox', 'src/islands/gallery/**'],
  ['mdast-util-from-markdown', 'src/server/article/**'],
  ['mdast-util-newline-to-break', 'src/server/article/**'],
  ['countries-and-timezones', 'src/server/post/**'],
  ['city-timezones', 'src/server/post/**'],
  ['@github/markdown-toolbar-element', 'src/islands/admin/article/**'],
  // Half of a cold start, and most of a form: the reading is given it, by the server with the first number, by a form at once.
  ['libphonenumber-js', 'src/**/phone-numbers.ts'],
  ['zod', 'src/**/*schema.ts'],
];

function forbidLibraries(except: string[]): Pattern[] {
  return importers
    .filter(([name]) => !except.includes(name))
    .map(([name, ...where]) => ({
      regex: `^${name}(/|$)`,
      message: `Only ${where.join(' and ')} may import ${name}. Call a function there, or add one.`,
    }));
}

const extensions = '{ts,tsx,astro,mjs}';

function rules(files: string[], patterns: Pattern[]): Linter.Config {
  return { files, rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] } };
}

function closedPatterns(row: Row): Pattern[] {
  return [...forbid(row), ...(browserFolders.includes(row.folder) ? [schemaTypesOnly] : [])];
}

// Of several entries for one file the last one counts, so the places that may import a library
// come after their folder and repeat its patterns without that library.
const places = [...new Set(importers.flatMap(([, ...where]) => where))].flatMap((place) =>
  table
    .filter(({ folder }) => place.startsWith(`src/${folder}/`) || place.startsWith('src/**'))
    .map((row) => ({ row, place })),
);

/** The libraries that a place may import: its own, and those of a folder around it. */
function listLibraries(place: string): string[] {
  return importers
    .filter(([, ...where]) => where.some((around) => place.startsWith(around.replace(/\*\*$/, ''))))
    .map(([name]) => name);
}

function listFiles(folder: string, place: string): string[] {
  return place.startsWith('src/**')
    ? [`src/${folder}/**/${place.slice('src/**/'.length)}`]
    : [`${place}/*.${extensions}`];
}

export const folderTable: Linter.Config[] = [
  ...table.map((row) =>
    rules(
      [`src/${row.folder}/**/*.${extensions}`],
      [...closedPatterns(row), ...forbidLibraries([])],
    ),
  ),
  ...places.map(({ row, place }) =>
    rules(listFiles(row.folder, place), [
      ...closedPatterns(row),
      ...forbidLibraries(listLibraries(place)),
    ]),
  ),
  rules(
    ['netlify/functions/**/*.ts'],
    [
      ...folders
        .filter((folder) => !['server', 'domain'].includes(folder))
        .map((folder) => ({
          regex: into(folder),
          message: `Functions may not import src/${folder}. Have src/server do it.`,
        })),
      ...forbidLibraries([]),
    ],
  ),
];
