const directive = "frame-ancestors 'none'";

/** The policy that Astro made for a page, with what a page's own `<meta>` could not say. */
export function withFrameAncestors(policy: string | null): string {
  const directives = (policy ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('frame-ancestors'));
  return [...directives, directive].join('; ');
}
