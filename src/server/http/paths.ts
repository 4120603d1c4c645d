import { withoutTail } from '../../domain/record';

/** The path that was asked for: after a 403 or 404, hosts request `x.html` and `x/index.html` as well. */
export function askedPath(path: string): string {
  return path.replace(/(?:\/index)?\.html?$/, '');
}

/** The path to go to from one that was pasted with the end of its sentence; `null` for any other. */
export function pathWithoutTail(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    const clean = withoutTail(decoded);
    // `//` would lead to another host; a path of punctuation only has no page.
    if (clean === decoded || clean === '/' || clean.startsWith('//')) return null;
    return clean.split('/').map(encodeURIComponent).join('/');
  } catch {
    return null;
  }
}
