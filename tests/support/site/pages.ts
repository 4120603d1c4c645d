import { services } from '../../../src/content/pages/services';
import { paths } from '../../../src/paths';
import {
  firstBlog,
  firstProperty,
  firstShortlist,
  listBlogs,
  listPlacePages,
  listProperties,
} from './content';

/** The pages that are there whatever the operator has entered. */
export const fixedPages = [
  paths.home,
  paths.about,
  paths.team,
  paths.services,
  ...services.map(({ id }) => paths.service(id)),
  paths.properties,
  `${paths.properties}?text=nothing+fits+this`,
  `${paths.properties}?view=map`,
  paths.blogs,
  paths.owners,
  paths.ownerAbroad,
  paths.sampleInspection,
  paths.sampleStatement,
  paths.contact,
  paths.privacy,
  // A place with homes, and one without.
  paths.place('velachery'),
  paths.place('royapuram'),
  paths.shortlist(),
  paths.enquiry,
  paths.news,
];

export async function allPages(): Promise<string[]> {
  const [homes, blogs] = await Promise.all([listProperties(), listBlogs()]);
  return [
    ...fixedPages,
    await firstShortlist(6),
    ...(await listPlacePages()),
    ...homes.map(({ _id }) => paths.property(_id)),
    ...blogs.map(({ _id }) => paths.blog(_id)),
  ];
}

export async function kindsOfPages(): Promise<string[]> {
  const services = fixedPages.filter((path) => path.startsWith(`${paths.services}/`));
  return [
    ...fixedPages.filter((path) => !services.slice(1).includes(path)),
    await firstShortlist(6),
    await firstProperty(),
    await firstBlog(),
  ];
}
