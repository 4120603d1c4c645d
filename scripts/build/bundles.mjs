const packages =
  /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|nanostores|@nanostores)\//;
/** Modules of ours but the operator's. */
const ours = (id) => /\/src\//.test(id) && !/\/admin|\/records?\b/.test(id);

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
 * shared module is one, three deep. React is in the chunk that starts islands rather than behind it, for
 * which that chunk must be allowed to export it.
 */
const clientChunks = {
  preserveEntrySignatures: 'allow-extension',
  output: {
    codeSplitting: {
      groups: [
        {
          name: (id, context) =>
            packages.test(id) || (ours(id) && isShared(id, context)) ? 'islands' : null,
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
