import sharp from 'sharp';
import { companyFields } from '../../src/domain/company/fields';
import { companyId } from '../../src/domain/company/record';
import { parseEnquiry } from '../../src/domain/enquiry/schema';
import { blankValues } from '../../src/domain/field';
import { enquiries } from '../../src/server/post/stores';
import { storePicture } from '../../src/server/images/store-picture';
import { subscribers } from '../../src/server/post/stores';
import { blogs } from '../../src/server/records/blogs';
import { companyRecords } from '../../src/server/records/company';
import { properties } from '../../src/server/records/properties';
import { subscriber } from '../server/post/news/given';
import { blankInput } from '../support/property';

/** A picture of its own for each number. */
export async function picture(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian' as const, mean: 20 * number, sigma: 30 };
  const create = { width: 64, height: 48, channels: 3 as const, background: 'black', noise };
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
}

/** Fills a site: properties (one in the trash), blog posts, enquiries, a subscriber and pictures. */
export async function fillSite(): Promise<void> {
  const blogType = 'Business' as const;
  const blog = { shown: true, blogType, images: [], description2: '' };
  for (const [id, text] of texts.entries()) {
    const images = [`/api/image/${await storePicture(await picture(id))}`];
    await properties.create(blankInput({ name: `Home ${id} ${text}`, images }), `home-${id}`);
    await blogs.create({ ...blog, title: `Post ${id}`, description1: text }, `post-${id}`);
  }
  await properties.remove('home-1');
  await companyRecords.create({ ...blankValues(companyFields), name: 'Marina' }, companyId);
  const createdAt = new Date().toISOString();
  const changed = texts.flatMap((name, id) => {
    const given = { id: `enquiry-${id}`, name, createdAt, version: '1' };
    return parseEnquiry(given) ?? [];
  });
  await enquiries.change(() => ({ changed, result: null }));
  await subscribers.change(() => ({ changed: [subscriber(1)], result: null }));
}

/** Texts that a careless reader changes. */
const texts = ['வீடு விற்பனைக்கு 🏠', 'tab\tquote " \\ </script>', 'line\u2028end', '\uFEFFmark'];
