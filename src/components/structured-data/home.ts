import { homeText } from '../../content/property';
import { site } from '../../content/site';
import type { Property } from '../../domain/property/schema';
import { realEstateListing, type Listing } from '../../domain/structured-data/listing';
import { paths } from '../../paths';
import { headline } from '../../domain/property/headline';
import { referToCompany } from './company';

/** The page of one home, in the words of its title and labels. */
export function describeHome(home: Property, root: URL): Listing {
  const { title, description } = headline(home, homeText.perMonth);
  return realEstateListing(home, {
    url: new URL(paths.property(home._id), root).href,
    name: title,
    description,
    language: site.language,
    company: referToCompany(root),
    labels: homeText.details.rows,
  });
}
