/**
 * Which modules of the islands come in one file, so that a page loads few files and none that it does not need.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages =
  /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\/|\/src\/islands\/start\.tsx/;
const islands = new URL('../../src/islands/', import.meta.url);
const listings = fileURLToPath(new URL('listings/Listings.tsx', islands));
/** The listings with a map: what only these two share stays with the listings. */
const onMap = fileURLToPath(new URL('map/MapListings.tsx', islands));
const imports = fileURLToPath(new URL('admin/import/Import.tsx', islands));
/** On every page of the admin area. */
const session = fileURLToPath(new URL('admin/session/SessionDialog.tsx', islands));
/** The two islands of a home's page. */
const ofHome = ['gallery/Gallery.tsx', 'enquiry/EnquiryForm.tsx'].map((file) =>
  fileURLToPath(new URL(file, islands)),
);

/** What the map and the search share: each of them brings it to a page by itself. */
const places = /\/src\/domain\/place\/(?:localities|names)\.ts$/;

/** The bundler's facts about a module. */
interface Modules {
  getModuleInfo: (
    id: string,
  ) => {
    importers?: readonly string[];
    dynamicImporters?: readonly string[];
    isEntry: boolean;
  } | null;
}

/** The files that pages load by themselves, islands among them, which import a module, at once or later; or at once alone. */
function findUsers(module: string, modules: Modules, isLaterToo = true): string[] {
  const found = new Set([module]);
  for (const id of found) {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
    for (const importer of [...importers, ...(isLaterToo ? dynamicImporters : [])])
      found.add(importer);
  }
  return [...found].filter((id) => modules.getModuleInfo(id)?.isEntry);
}

/** Whether these islands share a module with others; what they load later, as the search does, comes with that. */
function isShared(module: string, modules: Modules, islands: readonly string[]): boolean {
  const users = findUsers(module, modules).filter((id) => id !== onMap);
  const atOnce = findUsers(module, modules, false);
  return users.length > 1 && atOnce.some((id) => islands.includes(id));
}

/** Whether only the listings and the import, whose result shows cards, need a module: other pages do not load it. */
function isOfCards(module: string, modules: Modules): boolean {
  const users = findUsers(module, modules).filter((id) => id !== onMap);
  return users.includes(imports) && users.every((id) => id === listings || id === imports);
}

/** Whether every page of the admin area needs a module, and several of its islands share it. */
function isOfOffice(module: string, modules: Modules): boolean {
  const users = findUsers(module, modules, false);
  return users.length > 1 && users.includes(session);
}

const preloadHelper = '\0vite/preload-helper.js';

/** In place of Vite's code for the files that come with a later import: no import of this site has any (`tests/built/later-imports.test.ts`). */
const plainImport = 'export const __vitePreload = (load) => load();';

/** Build options that Astro overrides in the configuration, so a plugin has to set them. */
export const bundles: Plugin = {
  name: 'bundles',
  enforce: 'pre',
  load(id) {
    // Not `===`: `own-copies.ts` adds the page's script to the name of its copy.
    return id.startsWith(preloadHelper) ? plainImport : null;
  },
  configEnvironment(environment, _options, { command }) {
    if (environment === 'client') {
      return {
        build: {
          // Preload hints lack the deploy's parameter that Astro adds to imports: each hinted chunk would be loaded twice.
          modulePreload: false,
          rolldownOptions: {
            // The file with React is the one that starts islands, and must be allowed further exports.
            preserveEntrySignatures: 'allow-extension',
            output: {
              // By default each shared module is a file of its own, requested after the listings' code has come: one
              // round trip more before a visitor's first choice, and 3 KiB. What a home's page needs beside that would
              // be twelve small files. The first group takes what fits both.
              codeSplitting: {
                groups: [
                  { name: 'places', test: places },
                  {
                    name: (id, modules) =>
                      packages.test(id) ||
                      (isShared(id, modules, [listings]) && !isOfCards(id, modules))
                        ? 'islands'
                        : null,
                  },
                  { name: (id, modules) => (isShared(id, modules, ofHome) ? 'home' : null) },
                  {
                    name: (id, modules) =>
                      isShared(id, modules, [listings]) && isOfCards(id, modules) ? 'cards' : null,
                  },
                  { name: (id, modules) => (isOfOffice(id, modules) ? 'office' : null) },
                ],
              },
            },
          },
        },
      };
    }
    if (environment !== 'ssr' || command !== 'build') return undefined;
    return {
      // Without this, a cold start of the pages' function reads 130 package files.
      resolve: { noExternal: true },
      // The platform may not set it, and React would then run its slow development build.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    };
  },
};
