/**
 * Vite's preload hints lack the deploy's parameter that Astro adds to the addresses of imports, so that
 * each hinted chunk would come twice. A plugin, because Astro sets the option over the configuration's.
 */
export const noPreloadHints = {
  name: 'no-preload-hints',
  configEnvironment: (environment) =>
    environment === 'client' ? { build: { modulePreload: false } } : undefined,
};
