import { company } from '../content/company';
import { site } from '../content/pages/site';
import { paths } from '../paths';

export const prerender = true;

/** Made by `scripts/icons.ts`; their drawing keeps to the middle, so that any mask may be cut. */
const icons = [192, 512].flatMap((size) =>
  ['any', 'maskable'].map((purpose) => ({
    src: `/icons/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

/** What a phone needs to put the site on its home screen. */
export function GET(): Response {
  const manifest = {
    name: company.name,
    short_name: company.name,
    lang: site.language,
    start_url: paths.home,
    scope: paths.home,
    display: 'browser',
    background_color: site.color,
    theme_color: site.color,
    icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
