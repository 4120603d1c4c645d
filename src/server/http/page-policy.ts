import { createHash } from 'node:crypto';

/** A comment or start tag with its quoted attributes, in which Astro leaves `<`; an unclosed one ends with the page. */
const markup =
  /<!--[^]*?(?:-->|$)|<([a-z][^\s/>]*)(?:=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|[^>])*(?:>|$)/gi;
const listedHash = / 'sha256-[\w+/=]+'/g;
const directive = "frame-ancestors 'none'";

/** The policy that Astro made for a page, with what a page's own `<meta>` could not say. */
export function withFrameAncestors(policy: string | null): string {
  const directives = (policy ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('frame-ancestors'));
  return [...directives, directive].join('; ');
}

function findInlineCode(page: string): string[] {
  const found: string[] = [];
  const pattern = new RegExp(markup);
  for (let tag = pattern.exec(page); tag; tag = pattern.exec(page)) {
    const name = tag[1]?.toLowerCase();
    if (name !== 'script' && name !== 'style') continue;
    const end = page.indexOf(`</${name}>`, pattern.lastIndex);
    if (end < 0) break;
    found.push(page.slice(pattern.lastIndex, end));
    pattern.lastIndex = end;
  }
  return found;
}

/** The policy with the hashes of this page alone: the build lists those of all pages, two kilobytes more. */
export function withOwnHashes(policy: string, page: string): string {
  const own = new Set(
    findInlineCode(page).map(
      (code) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    ),
  );
  return policy.replace(listedHash, (hash) => (own.has(hash) ? hash : ''));
}
