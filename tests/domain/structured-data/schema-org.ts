/**
 * The part of schema.org (release 29) that the site speaks: each type with its parents, the
 * properties that are its own with the values they take, and those that a page should not lack.
 */
interface TypeRule {
  parents: readonly string[];
  properties?: Readonly<Record<string, string>>;
  required?: readonly string[];
}

const money = { price: 'Number Text', priceCurrency: 'Text' };
const unit = { unitCode: 'Text URL', unitText: 'Text' };
const reach = { telephone: 'Text', email: 'Text', areaServed: 'Place Text' };

export const vocabulary: Readonly<Record<string, TypeRule>> = {
  Thing: {
    parents: [],
    properties: {
      name: 'Text',
      url: 'URL',
      description: 'Text',
      image: 'URL',
      sameAs: 'URL',
      identifier: 'PropertyValue Text URL',
      mainEntityOfPage: 'CreativeWork URL',
    },
  },
  CreativeWork: {
    parents: ['Thing'],
    properties: {
      author: 'Organization',
      publisher: 'Organization',
      provider: 'Organization',
      datePublished: 'Date',
      dateModified: 'Date',
      headline: 'Text',
      inLanguage: 'Text',
      mainEntity: 'Thing',
      offers: 'Offer',
    },
  },
  WebPage: { parents: ['CreativeWork'] },
  RealEstateListing: {
    parents: ['WebPage'],
    properties: { datePosted: 'Date' },
    required: ['url', 'name', 'description', 'datePosted', 'mainEntity', 'offers', 'provider'],
  },
  WebSite: { parents: ['CreativeWork'], required: ['name', 'url'] },
  Blog: {
    parents: ['CreativeWork'],
    properties: { blogPost: 'BlogPosting' },
    required: ['name', 'url', 'blogPost'],
  },
  Article: { parents: ['CreativeWork'], properties: { articleSection: 'Text' } },
  SocialMediaPosting: { parents: ['Article'] },
  BlogPosting: {
    parents: ['SocialMediaPosting'],
    required: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'url'],
  },
  Place: { parents: ['Thing'], properties: { address: 'PostalAddress Text' } },
  AdministrativeArea: { parents: ['Place'] },
  City: { parents: ['AdministrativeArea'], required: ['name'] },
  Accommodation: {
    parents: ['Place'],
    properties: {
      accommodationCategory: 'Text',
      amenityFeature: 'LocationFeatureSpecification',
      floorLevel: 'Text',
      floorSize: 'QuantitativeValue',
      numberOfBathroomsTotal: 'Integer',
      numberOfBedrooms: 'Number QuantitativeValue',
      numberOfRooms: 'Number QuantitativeValue',
      petsAllowed: 'Boolean Text',
    },
    required: ['name', 'address', 'petsAllowed'],
  },
  Apartment: { parents: ['Accommodation'] },
  House: { parents: ['Accommodation'] },
  SingleFamilyResidence: { parents: ['House'] },
  Organization: {
    parents: ['Thing'],
    properties: {
      ...reach,
      address: 'PostalAddress Text',
      contactPoint: 'ContactPoint',
      department: 'Organization',
      location: 'Place PostalAddress Text',
      logo: 'URL',
    },
    required: ['name'],
  },
  LocalBusiness: { parents: ['Organization', 'Place'] },
  RealEstateAgent: { parents: ['LocalBusiness'] },
  Offer: {
    parents: ['Thing'],
    properties: {
      ...money,
      availability: 'ItemAvailability',
      businessFunction: 'BusinessFunction',
      seller: 'Organization',
      priceSpecification: 'PriceSpecification',
    },
    required: ['availability', 'businessFunction', 'seller', 'url'],
  },
  Service: {
    parents: ['Thing'],
    properties: { provider: 'Organization', areaServed: 'Place Text', serviceType: 'Text' },
    required: ['name', 'description', 'provider', 'areaServed'],
  },
  PriceSpecification: { parents: ['Thing'], properties: money },
  UnitPriceSpecification: {
    parents: ['PriceSpecification'],
    properties: unit,
    required: ['price', 'priceCurrency', 'unitCode'],
  },
  ContactPoint: {
    parents: ['Thing'],
    properties: { ...reach, contactType: 'Text' },
  },
  PostalAddress: {
    parents: ['ContactPoint'],
    properties: {
      streetAddress: 'Text',
      addressLocality: 'Text',
      addressRegion: 'Text',
      postalCode: 'Text',
      addressCountry: 'Text',
    },
    required: ['addressCountry'],
  },
  PropertyValue: {
    parents: ['Thing'],
    properties: { ...unit, propertyID: 'Text URL', value: 'Boolean Number Text' },
    required: ['value'],
  },
  LocationFeatureSpecification: { parents: ['PropertyValue'], required: ['name'] },
  QuantitativeValue: {
    parents: ['Thing'],
    properties: { ...unit, value: 'Boolean Number Text' },
    required: ['value', 'unitCode'],
  },
  ItemList: { parents: ['Thing'], properties: { itemListElement: 'ListItem' } },
  BreadcrumbList: { parents: ['ItemList'], required: ['itemListElement'] },
  ListItem: {
    parents: ['Thing'],
    properties: { position: 'Integer', item: 'URL' },
    required: ['position', 'name', 'item'],
  },
};

function isAbsolute(text: string): boolean {
  return URL.canParse(text);
}

const literals: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value !== '',
  URL: (value) => typeof value === 'string' && isAbsolute(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(value),
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  ItemAvailability: (value) =>
    value === 'https://schema.org/InStock' || value === 'https://schema.org/SoldOut',
  BusinessFunction: (value) =>
    typeof value === 'string' &&
    /^http:\/\/purl\.org\/goodrelations\/v1#(LeaseOut|Sell)$/.test(value),
};

/** A type with all that it inherits from. */
function lineage(type: string): string[] {
  return [type, ...(vocabulary[type]?.parents ?? []).flatMap(lineage)];
}

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fits(value: unknown, ranges: readonly string[]): boolean {
  return ranges.some((range) => {
    const literal = literals[range];
    if (literal) return literal(value);
    return isNode(value) && lineage(String(value['@type'])).includes(range);
  });
}

/** What in a node is not as schema.org says; nothing when all is well. */
export function problemsOf(node: Node, path = ''): string[] {
  const type = String(node['@type']);
  const at = `${path}${type}`;
  if (!vocabulary[type]) return [`${at} is no known type`];
  const rules = lineage(type).map((name) => vocabulary[name]);
  const missing = rules
    .flatMap((rule) => rule?.required ?? [])
    .filter((name) => !(name in node))
    .map((name) => `${at} lacks ${name}`);
  const wrong = Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const ranges = rules.flatMap((rule) => rule?.properties?.[name]?.split(' ') ?? []);
      if (ranges.length === 0) return [`${at} has no property ${name}`];
      const values: unknown[] = Array.isArray(value) ? value : [value];
      if (values.length === 0) return [`${at}.${name} is empty`];
      return values.flatMap((one) => [
        ...(fits(one, ranges) ? [] : [`${at}.${name} takes no ${JSON.stringify(one)}`]),
        ...(isNode(one) ? problemsOf(one, `${at}.`) : []),
      ]);
    });
  return [...missing, ...wrong];
}

/** The things of a script element's text; throws when it is no JSON-LD of schema.org. */
export function parseJsonLd(text: string): Node[] {
  const { '@context': context, ...rest } = JSON.parse(text) as Node;
  if (context !== 'https://schema.org') throw new Error(`The context is ${String(context)}.`);
  return '@graph' in rest ? (rest['@graph'] as Node[]) : [rest];
}
