import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/setup/root';

// The vocabulary of schema.org as `schema-dts` ships it: its types check only what the compiler sees, and no spread.

interface Definition {
  parents: readonly string[];
  /** What each property takes, by name. */
  properties: ReadonlyMap<string, readonly string[]>;
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readVocabulary(): ReadonlyMap<string, Definition> {
  const text = readFileSync(path.join(root, 'node_modules/schema-dts/dist/schema.d.ts'), 'utf8');
  const interfaces = text.matchAll(/^(?:export )?interface (\w+) extends ([^{]+)\{\n(.*?)^\}/gms);
  return new Map(
    [...interfaces].map(([, name = '', parents = '', body = '']) => {
      const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^,]+),/gm)].map(
        ([, property = '', takes = '']) => [property, takes.split(' | ')] as const,
      );
      return [name, { parents: parents.trim().split(', '), properties: new Map(properties) }];
    }),
  );
}

const vocabulary = readVocabulary();

/** A type and all that it extends, as the vocabulary's interfaces are named; empty for an unknown one. */
function listFamily(name: string): string[] {
  const parents = vocabulary.get(name)?.parents ?? [];
  return vocabulary.has(name) ? [name, ...parents.flatMap(listFamily)] : [];
}

/** What is not of schema.org in a node: its type, a property of that type, or the type of a property's value. */
export function foreignTerms(node: Node): string[] {
  const type = String(node['@type']);
  const family = listFamily(`${type}Leaf`);
  if (family.length === 0) return [`${type} is no type`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const takes = family.flatMap((one) => vocabulary.get(one)?.properties.get(name) ?? []);
    if (takes.length === 0) return [`${type} has no ${name}`];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.filter(isNode).flatMap((one) => {
      const own = listFamily(`${String(one['@type'])}Leaf`);
      const fits = takes.some((taken) => own.includes(`${taken}Base`) || own[0] === `${taken}Leaf`);
      return [
        ...(fits ? [] : [`${type}.${name} takes no ${String(one['@type'])}`]),
        ...foreignTerms(one),
      ];
    });
  });
}
