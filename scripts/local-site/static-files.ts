/** Which file of a built site an address means, and the headers that the host would give it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRules, type HeaderRule, type Values } from './header-rules.ts';

const types: Values = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

function readAdapterRules(directory: string): HeaderRule[] {
  const file = path.join(directory, '.netlify', 'v1', 'config.json');
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { headers?: HeaderRule[] }).headers ?? [];
}

const fits = (pattern: string, pathname: string) =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

/** The addresses under which the host serves a file: a page also without its ending, or as a folder. */
function listAddresses(file: string): string[] {
  const address = `/${file.split(path.sep).join('/')}`;
  const page = /^(.+)\.html$/.exec(address);
  const folder = /^(.*)\/index\.html$/.exec(address);
  return [
    address,
    ...(page?.[1] ? [page[1], `${page[1]}/`] : []),
    ...(folder ? [`${folder[1] ?? ''}/`] : []),
  ];
}

/** An address without its escapes; a malformed one is left as it is, and no file has it. */
function plain(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The static files of a built site, with the headers that its settings give them. */
export class StaticFiles {
  readonly #files = new Map<string, string>();
  readonly #rules: HeaderRule[];

  constructor(directory: string) {
    const dist = path.join(directory, 'dist');
    for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      for (const address of listAddresses(path.relative(dist, file)))
        this.#files.set(address, file);
    }
    const own = readRules(readFileSync(path.join(directory, 'netlify.toml'), 'utf8'));
    this.#rules = [...own, ...readAdapterRules(directory)];
  }

  /** The file at an address; null where there is none. */
  answer(request: Request, pathname: string): Response | null {
    const file = this.#files.get(plain(pathname));
    if (file === undefined) return null;
    const content = new Uint8Array(readFileSync(file));
    const headers = new Headers({
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`,
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    });
    for (const { for: pattern, values } of this.#rules)
      if (fits(pattern, pathname))
        for (const [name, value] of Object.entries(values)) headers.set(name, value);
    if (!['GET', 'HEAD'].includes(request.method))
      return new Response(null, { status: 405, headers });
    if (request.headers.get('if-none-match') === headers.get('etag'))
      return new Response(null, { status: 304, headers });
    return new Response(content, { headers });
  }
}
