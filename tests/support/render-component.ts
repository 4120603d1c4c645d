import react from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

const components = import.meta.glob<{ default: AstroComponentFactory }>(
  '../../src/components/**/*.astro',
);
const container = await AstroContainer.create();
container.addServerRenderer({ name: '@astrojs/react', renderer: react });

/** The HTML of an Astro component, such as `owner/Proof`. */
export async function renderComponent(name: string, props: Record<string, unknown>) {
  const load = components[`../../src/components/${name}.astro`];
  if (!load) throw new Error(`There is no ${name}.`);
  return container.renderToString((await load()).default, { props });
}
