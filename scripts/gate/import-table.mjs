/**
 * Lint rules for which folder may import which: the folder says where code runs. `may` lists
 * folders of `src`; a folder always may import itself.
 */
const table = [
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
  {
    folder: 'components',
    may: ['layouts', 'islands', 'server', 'domain', 'content', 'paths', 'styles'],
  },
];

const folders = [...table.map(({ folder }) => folder), 'styles', 'paths'];

/** A pattern for imports that climb out of their folder into `target`. */
function into(target) {
  return target === 'paths' ? String.raw`^(\.\./)+paths$` : String.raw`^(\.\./)+(src/)?${target}/`;
}

function forbid({ folder, may }) {
  const names = may.map((entry) => (typeof entry === 'string' ? entry : entry.folder));
  const closed = folders
    .filter((other) => other !== folder && !names.includes(other))
    .map((other) => ({
      regex: into(other),
      message: `src/${folder} may not import src/${other}.`,
    }));
  const typesOnly = may
    .filter((entry) => typeof entry !== 'string')
    .map(({ folder: other, typesBut }) => ({
      regex: `${into(other)}(?!${typesBut}$)`,
      allowTypeImports: true,
      message: `src/${folder} may import only types of src/${other}, but for ${typesBut}.`,
    }));
  return [...closed, ...typesOnly];
}

const browserFolders = ['api', 'stores', 'islands'];
const schemaTypesOnly = {
  regex: String.raw`/schema$`,
  allowTypeImports: true,
  message: 'Browser code takes only types of a schema: its values would bring zod to phones.',
};

/** Each outside library has one place: `[package, the folder or files that may import it]`. */
const importers = [
  ['@netlify/blobs', 'src/server/store/**'],
  ['resend', 'src/server/mail/**'],
  ['ical-generator', 'src/server/calendar/**'],
  ['@e965/xlsx', 'src/server/spreadsheet/**'],
  ['sheetjs-style', 'src/server/spreadsheet/**'],
  ['sharp', 'src/server/images/**'],
  ['fflate', 'src/server/spreadsheet/**'],
  ['fflate', 'src/domain/backup/**'],
  ['@nanostores/react', 'src/islands/**'],
  ['yet-another-react-lightbox', 'src/islands/gallery/**'],
  ['mdast-util-from-markdown', 'src/server/article/**'],
  ['mdast-util-newline-to-break', 'src/server/article/**'],
  ['@github/markdown-toolbar-element', 'src/islands/admin/article/**'],
  ['zod', 'src/**/schema.ts'],
];

function forbidLibraries(except) {
  return importers
    .filter(([name]) => !except.includes(name))
    .map(([name, place]) => ({
      regex: `^${name}(/|$)`,
      message: `${name} is imported in ${place} only.`,
    }));
}

const extensions = '{ts,tsx,astro,mjs}';

function rules(files, patterns) {
  return { files, rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] } };
}

function closedPatterns(folder) {
  const row = table.find((entry) => entry.folder === folder);
  return [...forbid(row), ...(browserFolders.includes(folder) ? [schemaTypesOnly] : [])];
}

// Of several entries for one file the last one counts, so the places that may import a library
// come after their folder and repeat its patterns without that library.
const places = new Map();
for (const place of new Set(importers.map(([, one]) => one))) {
  for (const { folder } of table) {
    const inside = place.startsWith(`src/${folder}/`) || place.startsWith('src/**');
    // A folder inside of another may import what that one may.
    const names = importers
      .filter(([, around]) => place.startsWith(around.replace(/\*\*$/, '')))
      .map(([name]) => name);
    if (inside) places.set(`${folder} ${place}`, { folder, place, names });
  }
}

function filesOf(folder, place) {
  return place.startsWith('src/**')
    ? [`src/${folder}/**/${place.slice('src/**/'.length)}`]
    : [`${place}/*.${extensions}`];
}

export const folderTable = [
  ...table.map(({ folder }) =>
    rules(
      [`src/${folder}/**/*.${extensions}`],
      [...closedPatterns(folder), ...forbidLibraries([])],
    ),
  ),
  ...[...places.values()].map(({ folder, place, names }) =>
    rules(filesOf(folder, place), [...closedPatterns(folder), ...forbidLibraries(names)]),
  ),
  rules(
    ['netlify/functions/**/*.ts'],
    [
      ...folders
        .filter((folder) => !['server', 'domain'].includes(folder))
        .map((folder) => ({
          regex: into(folder),
          message: `Functions may not import src/${folder}.`,
        })),
      ...forbidLibraries([]),
    ],
  ),
];
