import type { Place } from '../../content/promises';
import { services } from '../../content/services';
import { setup } from '../../content/setup';
import { paths } from '../../paths';

/** The name and address of the page on which a promise stands. */
export function promisePlace(place: Place): { label: string; href: string } {
  if (place.startsWith('service ')) {
    const id = Number(place.slice('service '.length));
    return { label: services[id - 1]?.title ?? place, href: paths.service(id) };
  }
  const page = place as keyof typeof setup.places;
  const hrefs = { ...paths, enquiry: `${paths.enquiry}?sent=contact`, services: paths.service(1) };
  return { label: setup.places[page], href: hrefs[page] };
}
