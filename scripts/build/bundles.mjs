import { fileURLToPath } from 'node:url';

const packages =
  /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|nanostores|@nanostores)\//;
const sources = fileURLToPath(new URL('../../src/', import.meta.url));
const adminIslands = `${sources}islands/admin/`;
/** Islands of the admin area's layout, which every screen loads. */
const adminLayout = `${adminIslands}session/`;
const adminScreen = /\/islands\/admin\/(?:records|enquiries|form|import)\//;
const listings = `${sources}islands/listings/Listings.tsx`;
/** What the builder wraps each `import()` of the browser's code in. */
const preloadHelper = '\0vite/preload-helper.js';

/** The files that the browser loads one of our modules for, or with `later` may load it for: islands, and pages' own scripts. */
function usersOf(module, context, { later }) {
  const found = new Set(module.startsWith(sources) ? [module] : []);
  for (const id of found) {
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
    for (const importer of importers) found.add(importer);
    if (later) for (const importer of dynamicImporters) found.add(importer);
  }
  return [...found].filter((id) => context.getModuleInfo(id)?.isEntry);
}

/**
 * Packages, and modules that several visitors' islands need, or the listings and the admin area: the listings may not
 * wait for a third request. None that a page's own script needs, which would load all of them with it.
 */
function isForVisitors(module, context) {
  if (packages.test(module) || module === preloadHelper) return true;
  const users = usersOf(module, context, { later: true });
  const visitors = users.filter((id) => !id.startsWith(adminIslands));
  return (
    (visitors.length > 1 || (users.length > 1 && visitors[0] === listings)) &&
    !visitors.some((id) => id.includes('.astro?'))
  );
}

/**
 * Chrome compiles what follows while it arrives, on another processor; by default it does so at the first call of
 * each function, when the visitor waits. See https://developer.mozilla.org/docs/Web/JavaScript/Reference/Magic_comments
 */
const compileAll = '//# allFunctionsCalledOnLoad';

/** The code that a visitor's first choice in the listings runs nearly all of. */
function isNeededAtOnce(module) {
  return packages.test(module) || module === listings;
}

/** With fewer screens a module stays apart: most would load it for nothing. */
const minAdminScreens = 4;

/** What the layout needs, its own islands too, and what most screens share; sign-in and the backup's button are none. */
function isForAdmin(module, context) {
  const users = usersOf(module, context, { later: false });
  const isInLayout = users.some((id) => id.startsWith(adminLayout));
  const screens = users.filter((id) => adminScreen.test(id));
  return (
    (isInLayout || screens.length >= minAdminScreens) &&
    users.every((id) => id.startsWith(adminIslands))
  );
}

/**
 * An island is two requests at once: its own code, and React with what visitors' islands share. By default
 * each shared module is one, three deep. What most screens of the admin area share is one chunk more. React is
 * part of the chunk that starts islands, so that chunk must be allowed extra exports.
 */
const clientChunks = {
  preserveEntrySignatures: 'allow-extension',
  output: {
    postBanner: ({ moduleIds }) => (moduleIds.some(isNeededAtOnce) ? compileAll : ''),
    codeSplitting: {
      groups: [
        { name: (id, context) => (isForVisitors(id, context) ? 'islands' : null), priority: 1 },
        {
          name: (id, context) => (isForAdmin(id, context) ? 'admin' : null),
          // What a visitor's form needs too, such as toasts, must not bring the rest with it.
          includeDependenciesRecursively: false,
        },
      ],
    },
  },
};

/** Build options that Astro overrides in the configuration, so a plugin has to set them. */
export const bundles = {
  name: 'bundles',
  enforce: 'pre',
  // The builder's own also loads styles, which every page has already.
  load(id) {
    return id === preloadHelper ? 'export const __vitePreload = (load) => load();' : null;
  },
  configEnvironment(environment, _options, { command }) {
    if (environment === 'client') {
      // Preload hints lack the deploy's parameter that Astro adds to imports: each hinted chunk would be loaded twice.
      return { build: { modulePreload: false, rolldownOptions: clientChunks } };
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
