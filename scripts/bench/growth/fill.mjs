import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countDays, today } from '../../demo/days.mjs';
import { generateEnquiries } from '../../demo/generate-enquiries.mjs';
import { generateProperties } from '../../demo/generate.mjs';
import { readBlogs } from '../../demo/load.mjs';
import { hexadecimal, seeded } from '../../demo/random.mjs';
import { root } from '../../setup/root.mjs';
import { openLocalStore } from './open-store.mjs';

/** Counted up when the generator changes what it makes. */
const edition = 2;
const day = 86_400_000;

/** Writes properties with their history through the site's own code; of their pictures there are only the addresses. */
async function fillProperties(count, now) {
  const { properties } = await import('../../../src/server/records/properties.ts');
  const { propertyInput } = await import('../../../src/domain/property/schema.ts');
  const random = seeded(count);
  const homes = generateProperties(count).map((property, at) => ({
    id: hexadecimal(random, 16),
    fields: {
      ...propertyInput.parse({
        ...countDays(property, today()),
        images: property.images.map(addressOf),
      }),
      date: new Date(now - ((count - at) * 300 * day) / count).toISOString(),
    },
  }));
  return properties.change((_document, stamp) => {
    const changed = homes.map(({ id, fields }) => properties.versions.first(id, fields, stamp));
    return { changed, result: changed.map(({ _id, name }) => ({ _id, name })) };
  });
}

/** The address that the built-in host gives to a picture: as long as a real one. */
function addressOf(name) {
  const seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  return `/api/image/${hexadecimal(seeded(seed), 24)}`;
}

async function fillBlogs() {
  const { blogs } = await import('../../../src/server/records/blogs.ts');
  const { blogInput } = await import('../../../src/domain/blog/schema.ts');
  for (const blog of await readBlogs())
    await blogs.create(blogInput.parse({ ...blog, images: blog.images.map(addressOf) }));
}

async function fillEnquiries(count, asked, now) {
  const { enquiries } = await import('../../../src/server/enquiries/stores.ts');
  const changed = generateEnquiries(count, asked, { now });
  await enquiries.change(() => ({ changed, result: null }));
}

/** A folder of `.gate`, which git ignores; made once and kept. */
async function kept(name, fill) {
  const folder = path.join(root, '.gate', 'growth', `${edition}-${name}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await fill(unfinished);
  renameSync(unfinished, folder);
  return folder;
}

/**
 * The folder of a store with that many properties and enquiries.
 *
 * @param {number} count
 */
export function filledStore(count) {
  return kept(`${count}`, async (folder) => {
    console.log(`Filling a store with ${count} properties and ${count} enquiries …`);
    const store = await openLocalStore(folder);
    const now = Date.now();
    await fillBlogs();
    await fillEnquiries(count, await fillProperties(count, now), now);
    await store.close();
  });
}
