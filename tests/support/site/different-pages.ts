import { readFileSync, writeFileSync } from 'node:fs';
import { allPages, kindsOfPages } from './pages';
import { differentPagesFile } from './tested-site';

/** Writes down, once for all tests, one page of each kind, and each other page that has an element which none before it has. */
export async function writeDifferentPages(site: string): Promise<void> {
  const kinds = await kindsOfPages();
  const seen = new Set<string>();
  const found: string[] = [];
  for (const path of new Set(await allPages())) {
    const elements = elementsIn(await (await fetch(site + path)).text());
    if (!kinds.includes(path) && elements.every((element) => seen.has(element))) continue;
    elements.forEach((element) => seen.add(element));
    found.push(path);
  }
  writeFileSync(differentPagesFile, JSON.stringify(found));
}

export const readDifferentPages = () =>
  JSON.parse(readFileSync(differentPagesFile, 'utf8')) as string[];

/** The kinds of elements of a page: each name with the names of its attributes and its classes. */
function elementsIn(html: string): string[] {
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  return [...markup.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)/g)].map(
    ([, name = '', attributes = '']) => {
      const names = [...attributes.matchAll(/\s([^\s=>]+)(?:="([^"]*)")?/g)].map(
        ([, attribute = '', value = '']) =>
          ['class', 'role', 'type'].includes(attribute) ? `${attribute}=${value}` : attribute,
      );
      return [name, ...names.toSorted()].join(' ');
    },
  );
}
