// Checks what the types of `schema-dts` cannot express: absolute addresses, valid times, and nothing empty.

const addresses = ['@id', 'url', 'image', 'logo', 'item', 'sameAs', 'mainEntityOfPage'];
const times = ['datePosted', 'datePublished', 'dateModified', 'lastReviewed'];
const isTime = (text: string) => /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text);

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemsOfValue(name: string, value: unknown, path: string): string[] {
  if (isNode(value)) return findProblems(value, `${path}.`);
  const text = String(value);
  const fits =
    text !== '' &&
    value !== null &&
    (!addresses.includes(name) || URL.canParse(text)) &&
    (!times.includes(name) || isTime(text));
  return fits ? [] : [`${path} takes no ${JSON.stringify(value)}`];
}

/** The faults of a node and those within it; none when all is well. */
export function findProblems(node: Node, path = ''): string[] {
  const nodePath = `${path}${String(node['@type'])}`;
  return Object.entries(node).flatMap(([name, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${nodePath}.${name} is empty`];
    return values.flatMap((one) => problemsOfValue(name, one, `${nodePath}.${name}`));
  });
}

/** The things of a script element's text; throws when it is no JSON-LD of schema.org. */
export function parseJsonLd(text: string): Node[] {
  const { '@context': context, ...rest } = JSON.parse(text) as Node;
  if (context !== 'https://schema.org') throw new Error(`The context is ${String(context)}.`);
  return '@graph' in rest ? (rest['@graph'] as Node[]) : [rest];
}
