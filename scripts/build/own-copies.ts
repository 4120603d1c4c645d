import type { Plugin } from 'vite';

const script = /\.astro\?astro&type=script|\?of=/;

/**
 * Gives each script of a page its own copy of what it imports. What it shared with an island or another script would
 * be files of the first load, and the script no longer part of the page itself.
 */
export const ownCopies: Plugin = {
  name: 'own-copies',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer = '', options) {
    if (!script.test(importer)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const owner = importer.replace(/.*\/([^/?]+)\.astro\?.*|.*\?of=/, '$1');
    return found && `${found.id}?of=${owner}`;
  },
};
