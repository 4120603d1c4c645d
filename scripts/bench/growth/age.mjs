import { createHash, randomBytes } from 'node:crypto';
import pMap from 'p-map';
import { nightAfter } from './runs.mjs';

const concurrency = 24;
const pictureBytes = 60 * 1024;
const pictureHead = Buffer.from([0xff, 0xd8, 0xff]);

/** Days between two versions of a property, and since the first of them: the first month is thinned. */
const versionDays = 20;
const firstVersionDays = 400;
/** Versions of all properties together, so that ten thousand properties can be filled in bearable time. */
const maxVersions = 20_000;
const maxVersionsOfOne = 20;
const maxTrash = 250;
/** So long ago that a picture, or what is in the trash, is due to be erased. */
const longAgo = 100;

/** What is added for so many properties. @param {number} count */
export function ageOf(count) {
  return {
    pictures: count,
    unused: Math.ceil(count / 10),
    versions: Math.min(maxVersionsOfOne, Math.ceil(maxVersions / count)),
    trash: Math.min(maxTrash, Math.ceil(count / 4)),
  };
}

/** Writes as many different pictures as a site of its own has; their names. */
async function fillPictures(count) {
  const { openStore } = await import('../../../src/server/store/open.ts');
  const images = openStore('images');
  const at = nightAfter(-longAgo).toISOString();
  const write = async () => {
    // Only the head is that of a picture: nothing here decodes one, and noise is as hard to compress.
    const bytes = Uint8Array.from(Buffer.concat([pictureHead, randomBytes(pictureBytes)]));
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
    await images.writeBytes(name, bytes.buffer, { type: 'image/jpeg', at });
    return name;
  };
  return pMap(Array.from({ length: count }), write, { concurrency });
}

async function fillHistory(versions, documents) {
  const { appendHistory } = await import('../../../src/server/store/history.ts');
  const { propertyKind } = await import('../../../src/server/records/properties.ts');
  const { openStore } = await import('../../../src/server/store/open.ts');
  const history = openStore('history');
  await pMap(
    documents,
    async (document) => {
      let basedOn = null;
      for (let place = 0; place < versions; place += 1) {
        const now = () => nightAfter(versionDays * place - firstVersionDays);
        const version = crypto.randomUUID();
        const updatedAt = now().toISOString();
        await appendHistory(
          { ...propertyKind, history, now },
          { ...document, version, updatedAt },
          basedOn,
        );
        basedOn = version;
      }
    },
    { concurrency },
  );
}

/**
 * Makes the filled store that is open one of a site of its own, a year later: for each property a picture that no other
 * has, versions of 400 days, pictures that nothing names, and a trash to be erased.
 *
 * @param {number} count
 */
export async function age(count) {
  const { properties } = await import('../../../src/server/records/properties.ts');
  const { paths } = await import('../../../src/paths.ts');
  const { pictures, unused, versions, trash } = ageOf(count);
  const ids = (await properties.list()).map(({ _id }) => _id);
  await fillHistory(versions, [...(await properties.readMany(ids)).values()]);
  const names = await fillPictures(pictures + unused);
  const deletedAt = nightAfter(-longAgo).toISOString();
  await properties.writeMany(
    ids.map((id, place) => ({
      id,
      version: crypto.randomUUID(),
      fields: () => ({
        images: [paths.api.image(names[place])],
        ...(place < trash && { deletedAt }),
      }),
    })),
  );
  await properties.verify();
}
