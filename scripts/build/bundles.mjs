/** What no option of Astro reaches: a plugin, because Astro sets it over the configuration's. */
export const bundles = {
  name: 'bundles',
  configEnvironment(environment, _options, { command }) {
    // Preload hints lack the deploy's parameter that Astro adds to imports: each hinted chunk would come twice.
    if (environment === 'client') return { build: { modulePreload: false } };
    if (environment !== 'ssr' || command !== 'build') return undefined;
    return {
      // A cold start of the pages' function would read a hundred and thirty files of packages.
      resolve: { noExternal: true },
      // The platform need not set it, and React then runs its slow development build.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    };
  },
};
