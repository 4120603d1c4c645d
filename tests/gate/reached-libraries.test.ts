import { globSync, readFileSync } from 'node:fs';
import { build, type Metafile, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup/root.ts';

const markdown = ['mdast-util-from-markdown', 'mdast-util-newline-to-break'];

/**
 * What each function loads at a cold start: that many files of our own, and beside the store's client these libraries;
 * others when it first needs them. A function that grows says so here.
 */
const ofFunctions = {
  auth: { files: 53, atStart: ['zod'], later: [] },
  company: { files: 87, atStart: ['@netlify/functions', 'zod'], later: ['libphonenumber-js'] },
  image: { files: 53, atStart: ['@netlify/functions', 'zod'], later: ['sharp'] },
  mail: {
    files: 94,
    atStart: ['ical-generator', 'zod'],
    later: ['city-timezones', 'countries-and-timezones', 'libphonenumber-js', 'resend'],
  },
  office: {
    files: 188,
    atStart: ['@netlify/functions', 'ical-generator', 'zod'],
    later: [
      'city-timezones',
      'countries-and-timezones',
      'libphonenumber-js',
      ...markdown,
      'resend',
    ],
  },
  property: {
    files: 92,
    atStart: ['@netlify/functions', 'zod'],
    later: ['libphonenumber-js', ...markdown],
  },
  'scheduled-nightly': {
    files: 238,
    atStart: ['@netlify/functions', 'ical-generator', 'zod'],
    later: ['libphonenumber-js', ...markdown],
  },
  'scheduled-sweep': {
    files: 150,
    atStart: ['@netlify/functions', 'ical-generator', 'zod'],
    later: ['libphonenumber-js', ...markdown, 'resend'],
  },
  spreadsheet: {
    files: 219,
    atStart: ['@netlify/functions', 'ical-generator', 'zod'],
    later: ['fflate', 'libphonenumber-js', 'sheetjs-style'],
  },
};

/** What each page of the admin area brings to a browser beside React; pages that bring nothing more are left out. */
const ofAdminPages = {
  'blog/addblog': ['@github/markdown-toolbar-element'],
  'blog/getblog/[...id]': ['@github/markdown-toolbar-element'],
  'company/[...page]': ['@github/markdown-toolbar-element', 'libphonenumber-js'],
  // The toolbar comes with a field for an article, which a home does not have.
  'property/addproperty': ['@github/markdown-toolbar-element'],
  'property/getproperty/[...id]': ['@github/markdown-toolbar-element'],
  'property/preview': ['yet-another-react-lightbox'],
  setup: ['fflate'],
};

it('a function loads at its start what every call needs, the rest at first use', async () => {
  const reached = await findLibraries('netlify/functions', 'ts');
  const parted = reached.map(([name, libraries, files]) => {
    const listNames = (isLater: boolean) =>
      libraries.filter((one) => one.isLater === isLater).map((one) => one.name);
    return [
      name,
      { files, atStart: without(storeClient, listNames(false)), later: listNames(true) },
    ] as const;
  });
  expect(Object.fromEntries(parted)).toEqual(ofFunctions);
});

it('a page of the admin area brings a browser only the libraries that it needs', async () => {
  const reached = await findLibraries('src/pages/admin', 'astro', 'browser');
  const more = reached.map(([name, libraries]) => {
    const names = libraries.map((one) => one.name);
    return [name, without(react, names)] as const;
  });
  expect(Object.fromEntries(more.filter(([, names]) => names.length > 0))).toEqual(ofAdminPages);
});

it('no page starts with the library of telephone numbers on the server but the form that has it', async () => {
  const reached = await findLibraries('src/pages', 'astro');
  const reading = reached.filter(([, libraries]) =>
    libraries.some(({ name, isLater }) => name === 'libphonenumber-js' && !isLater),
  );
  expect(reading.map(([name]) => name)).toEqual(['admin/company/[...page]']);
});

const storeClient = ['@netlify/blobs', 'p-map'];
const react = ['@nanostores/react', 'lucide-react', 'nanostores', 'react', 'react-dom'];

function without(known: readonly string[], names: readonly string[]): string[] {
  return names.filter((name) => !known.includes(name));
}

type Side = 'browser' | 'server';

interface Library {
  name: string;
  isLater: boolean;
}

/** The outside libraries of each file in a folder, as they are left when it is bundled like a function, and how many of our own it starts with. */
async function findLibraries(
  folder: string,
  ending: string,
  side: Side = 'server',
): Promise<[file: string, libraries: Library[], files: number][]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: globSync(`${folder}/**/*.${ending}`, { cwd: root }).sort(),
    plugins: [readAstro(side)],
    loader: { '.css': 'empty' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'bundle',
  });
  return Object.values(metafile.outputs).flatMap(({ entryPoint, imports, inputs }) => {
    // A style sheet beside a page is an output too.
    if (entryPoint === undefined) return [];
    const isLater = new Map<string, boolean>();
    for (const { path, kind } of imports) {
      const name = readPackage(path);
      isLater.set(name, kind === 'dynamic-import' && isLater.get(name) !== false);
    }
    const files = listStarted(entryPoint, metafile);
    for (const path of findAwaited(files)) isLater.set(readPackage(path), false);
    // One that is merged into the function is read with it.
    for (const input of Object.keys(inputs)) {
      const [, merged] = /^node_modules\/(.*)/.exec(input) ?? [];
      if (merged) isLater.set(readPackage(merged), false);
    }
    const libraries = [...isLater.keys()]
      .filter((name) => !name.startsWith('node:'))
      .sort()
      .map((name) => ({ name, isLater: isLater.get(name) === true }));
    return [[entryPoint.slice(folder.length + 1, -ending.length - 1), libraries, files.length]];
  });
}

/** The files of our own that load at the start of one. */
function listStarted(entryPoint: string, { inputs }: Metafile): string[] {
  const files = new Set([entryPoint]);
  // A set also goes over what is added meanwhile.
  for (const file of files)
    for (const { path, kind } of inputs[file]?.imports ?? [])
      if (kind === 'import-statement') files.add(path);
  return [...files].filter(
    (file) => inputs[file] && file.endsWith('.ts') && !file.includes('node_modules'),
  );
}

/** The modules that are awaited at the top of a file which loads at the start: they load with it. */
function findAwaited(files: readonly string[]): string[] {
  return files
    .flatMap((file) => [...readFileSync(`${root}/${file}`, 'utf8').matchAll(awaited)])
    .map(([, path = '']) => path);
}

const awaited = /^const [^=]+=\s+await import\('([^.'][^']*)'\);$/gm;

/** The package of a module, such as `libphonenumber-js` of `libphonenumber-js/max`. */
function readPackage(module: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;
}

const imported = /^\s*import (?!type )(?:([\w$]+)?[^'"]*?from )?['"]([^'"]+)['"]/gm;

/** Reads a page or component as what it imports: on the server all of it, in a browser its islands and scripts. */
function readAstro(side: Side): Plugin {
  const read = ({ path }: { path: string }) => {
    const [, code = '', template = ''] = readFileSync(path, 'utf8').split(/^---$/m);
    const isIsland = (name: string) => new RegExp(`<${name}\\s+client:`).test(template);
    const scripts = [...template.matchAll(/<script>.*?<\/script>/gs)].join('\n');
    const modules =
      side === 'server'
        ? [...code.matchAll(imported)]
        : [
            ...[...code.matchAll(imported)].filter(
              ([, name = '', module = '']) => module.endsWith('.astro') || isIsland(name),
            ),
            ...scripts.matchAll(imported),
          ];
    const lines = modules.map(
      ([, , module], index) => `import * as part${index} from '${module}';`,
    );
    // What nobody uses would be left out of the bundle.
    const used = modules.map((_, index) => `part${index}`);
    return { contents: [...lines, `export const parts = [${used.join()}];`].join('\n') };
  };
  return { name: 'astro', setup: (bundler) => bundler.onLoad({ filter: /\.astro$/ }, read) };
}
