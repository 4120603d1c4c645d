import { company } from '../../content/company';
import { defaultShare } from '../../layouts/share-picture';
import {
  companyReference,
  describeCompany,
  type Company,
  type CompanyReference,
} from '../../domain/structured-data/company';

/** The company as a page about something else names it. */
export function referToCompany(root: URL): CompanyReference {
  return companyReference({ name: company.name, url: root.href });
}

/** Everything that the site says of the company. */
export function wholeCompany(root: URL): Company {
  const { name, email, logo, offices, socials, registrations } = company;
  return describeCompany({
    name,
    email,
    offices,
    registrations,
    url: root.href,
    logo: new URL(logo.picture, root).href,
    image: new URL(defaultShare().picture, root).href,
    profiles: Object.values(socials),
  });
}
