const packages =
  /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|nanostores|@nanostores)\//;
/** Modules of ours but the operator's. */
const ours = (id) => /\/src\//.test(id) && !/\/admin|\/records?\b/.test(id);

/** Whether a page's own script needs a module, which then must not bring the code of islands to a first load. */
function isInPageScript(module, context) {
  const found = new Set([module]);
  for (const id of found)
    for (const importer of context.getModuleInfo(id)?.importers ?? []) found.add(importer);
  return [...found].some((id) => id.includes('.astro?'));
}

/**
 * An island is two requests at once, React and its own code, and one that follows, shared code; by
 * default it is one for each shared module, three deep. React is in the chunk that starts islands
 * rather than behind it, for which that chunk must be allowed to export it.
 */
const clientChunks = {
  preserveEntrySignatures: 'allow-extension',
  output: {
    codeSplitting: {
      groups: [
        { name: 'react', test: packages, priority: 1 },
        {
          name: (id, context) => (isInPageScript(id, context) ? null : 'shared'),
          test: ours,
          minShareCount: 2,
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
