import type { CompanyReference } from './company';
import type { City } from './office';

export interface ServiceOfCompany {
  readonly '@type': 'Service';
  readonly '@id': string;
  readonly url: string;
  readonly name: string;
  readonly serviceType: string;
  readonly description: string;
  readonly image: string;
  readonly provider: CompanyReference;
  readonly areaServed: readonly City[];
}

/** One service at its page's absolute address. */
export function describeService(
  service: { readonly title: string; readonly aboutDescription: string; readonly img: string },
  url: string,
  provider: CompanyReference,
  areaServed: readonly City[],
): ServiceOfCompany {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: service.title,
    serviceType: service.title,
    description: service.aboutDescription,
    image: new URL(service.img, url).href,
    provider,
    areaServed,
  };
}
