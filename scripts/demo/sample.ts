/** The sample data, `demo/*.json`: pictures are file names, days count from today. */
import { readFile } from 'node:fs/promises';

/** The folder of the sample data. */
export const folder = new URL('../../demo/', import.meta.url);

/** Fields as the API takes them, but for the pictures and the days. */
export interface SampleProperty extends Record<string, string | boolean | string[]> {
  name: string;
  images: string[];
  propertySize: string;
  status: string;
  checkedOn: string;
  availableFrom: string;
}

export interface SampleBlog extends Record<string, string | string[]> {
  title: string;
  images: string[];
}

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(name, folder), 'utf8'));

/** The committed sample properties, in the order they are loaded. */
export const readProperties = async () => (await read('properties.json')) as SampleProperty[];

/** The committed sample blog posts, in the order they are loaded. */
export const readBlogs = async () => (await read('blogs.json')) as SampleBlog[];

/** A picture in the text of a blog post, `![words](pictures/kitchen.jpg)`. */
const pictureInText = /(?<=\]\()pictures\/([^)]+)(?=\))/g;

/** The file names of a record's pictures, those in its texts too. */
export const listPictures = ({ images, ...texts }: SampleProperty | SampleBlog): string[] => [
  ...images,
  ...Object.values(texts).flatMap((text) =>
    [...String(text).matchAll(pictureInText)].map(([, name = '']) => name),
  ),
];

/** A record with the address of each picture in the place of its file name. */
export function withAddresses(
  record: SampleProperty | SampleBlog,
  findAddress: (name: string) => string,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(record))
    fields[field] =
      typeof value === 'string'
        ? value.replace(pictureInText, (_, name: string) => findAddress(name))
        : value;
  return { ...fields, images: record.images.map(findAddress) };
}

/**
 * So many properties to try the site with many: the sample ones again and again, each with a name, size, rent and day of
 * its own, always the same.
 */
export function manyProperties(
  samples: readonly SampleProperty[],
  count: number,
): SampleProperty[] {
  return Array.from({ length: Math.ceil(count / samples.length) }, () => samples)
    .flat()
    .slice(0, count)
    .map((sample, index) => {
      const sampleSize = Number.parseFloat(sample.propertySize.replaceAll(',', ''));
      const size = Math.round((sampleSize * (85 + ((index * 7) % 31))) / 100);
      const isOccupied = index % 7 === 0;
      return {
        ...sample,
        name: `${sample.name} (${index + 1})`,
        featured: index % 50 === 0,
        propertySize: String(size),
        price: String(Math.round((size * (14 + ((index * 11) % 32))) / 500) * 500),
        status: isOccupied ? 'Occupied' : 'Available',
        checkedOn: isOccupied ? '' : `today-${index % 41}`,
      };
    });
}
