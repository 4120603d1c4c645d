import path from 'node:path';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The environment for tools: the project's own Node and tools first, no telemetry, no opened browser. */
export function toolEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const bin = path.join(root, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
    NETLIFY_TELEMETRY_DISABLED: '1',
    BROWSER: 'none',
    ...extra,
  };
}
