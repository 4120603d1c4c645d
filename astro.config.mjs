import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import netlify from '@astrojs/netlify';
import { defineConfig } from 'astro/config';
import { bundles } from './scripts/build/bundles.ts';
import { islandImports } from './scripts/build/island-imports.ts';
import { islands } from './scripts/build/islands.ts';
import { ownCopies } from './scripts/build/own-copies.ts';
import { ownHashes } from './scripts/build/own-hashes.ts';
import { speculationRules } from './src/layouts/speculation.ts';

const earlyTaps = readFileSync(new URL('src/layouts/early-taps.mjs', import.meta.url));
/** Astro knows the hashes of scripts that it bundles; these stand in the page as they are. */
const hashes = [speculationRules, earlyTaps].map(
  (script) =>
    /** @type {const} */ (`sha256-${createHash('sha256').update(script).digest('base64')}`),
);

/**
 * What a page may load; `frame-ancestors` goes by header, a meta element cannot carry it.
 *
 * @type {NonNullable<import('astro').AstroUserConfig['security']>['csp']}
 */
const contentSecurityPolicy = {
  scriptDirective: { hashes },
  directives: [
    "default-src 'self'",
    "img-src 'self' https: data:",
    'frame-src https://www.google.com https://maps.google.com https://www.youtube-nocookie.com',
    "connect-src 'self' https://api.cloudinary.com",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ],
};

/** The first with cascade layers; without a target, media queries become ranges that iOS 16.3 skips. */
const oldestBrowsers = ['chrome99', 'edge99', 'firefox97', 'safari15.4', 'ios15.4'];

/**
 * The class of a style sheet beside an island: `row_menu`. By default a name also has a hash and the line, for each class again.
 *
 * @param {string} name @param {string} file
 */
function generateScopedName(name, file) {
  return `${path.basename(file).split('.')[0]}_${name}`;
}

export default defineConfig({
  site: process.env.SITE_URL ?? process.env.URL ?? 'http://localhost:8888',
  output: 'static',
  adapter: netlify({
    devFeatures: { images: true, environmentVariables: false, edgeFunctions: false },
  }),
  integrations: [islands, islandImports, ownHashes],
  trailingSlash: 'never',
  // One request less before the first paint; the styles of a page are a few kilobytes.
  build: { format: 'file', inlineStylesheets: 'always' },
  // The middleware has a rule of its own; Astro's goes before it, and refuses without a page or a header.
  security: { csp: contentSecurityPolicy, checkOrigin: false },
  // Astro's own picture service cannot be switched off, and fails with 500 at `/_image`: pictures come from the
  // platform's. So its address is one of those under `/api` that answer 404.
  image: { endpoint: { route: '/api/_image', entrypoint: './src/pages/api/[...path].ts' } },
  // Signing in has sessions of its own (src/server/auth); the adapter would load a store for more.
  session: false,
  // No page highlights code, and the highlighter's inline styles would break the policy.
  markdown: { syntaxHighlight: false },
  vite: {
    build: { sourcemap: false, cssTarget: oldestBrowsers },
    css: { modules: { generateScopedName } },
    plugins: [bundles, ownCopies],
  },
});
