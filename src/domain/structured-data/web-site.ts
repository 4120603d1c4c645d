import type { CompanyReference } from './company';

export interface WebSite {
  readonly '@type': 'WebSite';
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
  readonly inLanguage: string;
  readonly publisher: CompanyReference;
}

/** The site itself: search engines take its name from here. */
export function webSite(company: CompanyReference, language: string): WebSite {
  const { name, url } = company;
  return {
    '@type': 'WebSite',
    '@id': `${url}#site`,
    name,
    url,
    inLanguage: language,
    publisher: company,
  };
}
