import { fileURLToPath } from 'node:url';

const packages =
  /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|nanostores|@nanostores)\//;
const sources = fileURLToPath(new URL('../../src/', import.meta.url));

/** Our modules, except the admin area's. */
function isOurs(id) {
  return id.startsWith(sources) && !/\/admin|\/records?\b/.test(id.slice(sources.length - 1));
}

/** The files that the browser loads a module for: islands, and the pages' own scripts. */
function usersOf(module, context) {
  const found = new Set([module]);
  for (const id of found)
    for (const importer of context.getModuleInfo(id)?.importers ?? []) found.add(importer);
  return [...found].filter((id) => context.getModuleInfo(id)?.isEntry);
}

/** Whether several islands need a module, and no page's own script, which would load all of them with it. */
function isShared(module, context) {
  const users = usersOf(module, context);
  return users.length > 1 && !users.some((id) => id.includes('.astro?'));
}

/**
 * An island is two requests at once: its own code, and React with what islands share. By default each
 * shared module is one, three deep. React is part of the chunk that starts islands, so that chunk must be
 * allowed extra exports.
 */
const clientChunks = {
  preserveEntrySignatures: 'allow-extension',
  output: {
    codeSplitting: {
      groups: [
        {
          name: (id, context) =>
            packages.test(id) || (isOurs(id) && isShared(id, context)) ? 'islands' : null,
        },
      ],
    },
  },
};

/** Build options that Astro overrides in the configuration, so a plugin has to set them. */
export const bundles = {
  name: 'bundles',
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
