import { cacheNetlify } from '@astrojs/netlify/cache';
import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: process.env.SITE_URL ?? process.env.URL ?? 'http://localhost:8888',
  output: 'static',
  adapter: netlify({ devFeatures: false }),
  integrations: [react()],
  trailingSlash: 'never',
  build: { format: 'file' },
  security: { csp: true },
  cache: { provider: cacheNetlify() },
  vite: { build: { sourcemap: false } },
});
