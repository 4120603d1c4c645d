import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';

/** What starts islands on the site; `near` is its own, and a container knows only those of the framework. */
const directives = ['idle', 'load', 'media', 'only', 'visible', 'near'];

/** Renders pages and parts of them with their islands, as the build does. */
export async function makeContainer(): Promise<AstroContainer> {
  const renderers = await loadRenderers([getContainerRenderer()]);
  const manifest = { clientDirectives: new Map(directives.map((name) => [name, '//'])) };
  return AstroContainer.create({ renderers, manifest } as Parameters<
    typeof AstroContainer.create
  >[0]);
}
