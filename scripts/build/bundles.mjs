/** Build options that Astro overrides in the configuration, so a plugin has to set them. */
export const bundles = {
  name: 'bundles',
  configEnvironment(environment, _options, { command }) {
    // Preload hints lack the deploy's parameter that Astro adds to imports: each hinted chunk would be loaded twice.
    if (environment === 'client') return { build: { modulePreload: false } };
    if (environment !== 'ssr' || command !== 'build') return undefined;
    return {
      // Without this, a cold start of the pages' function reads 130 package files.
      resolve: { noExternal: true },
      // The platform may not set it, and React would then run its slow development build.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    };
  },
};
