/**
 * Checks what the types of `schema-dts` cannot express: properties that search engines require,
 * absolute addresses, valid times, and nothing empty.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  RealEstateListing: 'url name description datePosted mainEntity offers provider'.split(' '),
  WebSite: ['name', 'url'],
  Blog: ['name', 'url', 'blogPost'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'url'],
  City: ['name'],
  Apartment: ['name', 'address', 'petsAllowed'],
  House: ['name', 'address', 'petsAllowed'],
  SingleFamilyResidence: ['name', 'address', 'petsAllowed'],
  Organization: ['name'],
  RealEstateAgent: ['name'],
  Offer: ['availability', 'businessFunction', 'seller', 'url'],
  Service: ['name', 'description', 'provider', 'areaServed'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  PostalAddress: ['addressCountry'],
  PropertyValue: ['value'],
  LocationFeatureSpecification: ['name', 'value'],
  QuantitativeValue: ['value', 'unitCode'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

const addresses = ['@id', 'url', 'image', 'logo', 'item', 'sameAs', 'mainEntityOfPage'];
const times = ['datePosted', 'datePublished', 'dateModified', 'lastReviewed'];
const isTime = (text: string) => /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text);

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemsOfValue(name: string, value: unknown, at: string): string[] {
  if (isNode(value)) return problemsOf(value, `${at}.`);
  const text = String(value);
  const fits =
    text !== '' &&
    value !== null &&
    (!addresses.includes(name) || URL.canParse(text)) &&
    (!times.includes(name) || isTime(text));
  return fits ? [] : [`${at} takes no ${JSON.stringify(value)}`];
}

/** The faults of a node and those within it; none when all is well. */
export function problemsOf(node: Node, path = ''): string[] {
  const type = String(node['@type']);
  const at = `${path}${type}`;
  const wanted = required[type];
  if (!wanted) return [`${at} is no known type`];
  const missing = wanted.filter((name) => !(name in node)).map((name) => `${at} lacks ${name}`);
  const wrong = Object.entries(node).flatMap(([name, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${at}.${name} is empty`];
    return values.flatMap((one) => problemsOfValue(name, one, `${at}.${name}`));
  });
  return [...missing, ...wrong];
}

/** The things of a script element's text; throws when it is no JSON-LD of schema.org. */
export function parseJsonLd(text: string): Node[] {
  const { '@context': context, ...rest } = JSON.parse(text) as Node;
  if (context !== 'https://schema.org') throw new Error(`The context is ${String(context)}.`);
  return '@graph' in rest ? (rest['@graph'] as Node[]) : [rest];
}
