import islandImports from 'virtual:island-imports';

/** The addresses of all files of code that the islands of a page's HTML need, each once: what a browser asks for at once. */
export function listIslandFiles(
  html: string,
  imports: Readonly<Record<string, readonly string[]>> = islandImports,
): string[] {
  const begun = [...html.matchAll(/ (?:component|renderer)-url="([^"]+)"/g)];
  const files = begun.flatMap(([, address = '']) => {
    const [file = '', query] = address.split('?');
    const tail = query === undefined ? '' : `?${query}`;
    return [file.slice(1), ...(imports[file.slice(1)] ?? [])].map((name) => `/${name}${tail}`);
  });
  return [...new Set(files)];
}
