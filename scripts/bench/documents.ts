/** Documents of a site with many records, written as a restore writes them. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { dayMilliseconds } from '../../src/domain/date.ts';
import { countDays, today } from '../demo/days.ts';
import { manyProperties, readBlogs, readProperties, withAddresses } from '../demo/sample.ts';
import type { Session } from '../site/session.ts';

/** Records of one call: it takes 4.5 MB, and the local store writes the history of each record one after the other. */
const recordsOfCall = 250;
/** Days over which the records were made. */
const days = 300;

/** The address that the built-in host gives to a picture: as long as a real one. */
const makeAddress = (name: string) =>
  `/api/image/${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;

/** The members that every stored record has; of `count` the one with this `index`, oldest first. */
function makeMeta(index: number, count: number) {
  const time = new Date(
    Date.now() - ((count - index) * days * dayMilliseconds) / count,
  ).toISOString();
  return { date: time, createdAt: time, updatedAt: time, version: crypto.randomUUID() };
}

/** An enquiry as it is stored, about the property of the same number. */
function makeEnquiry(name: string, index: number, count: number) {
  const { createdAt, updatedAt, version } = makeMeta(index, count);
  const isDone = index < count * 0.98;
  const id = crypto.randomUUID();
  const mail = { kind: 'enquiry', key: `enquiry/${id}`, state: 'sent', attempts: 1 };
  return {
    id,
    kind: 'enquiry',
    propertyId: `home${index}`,
    propertyName: name,
    name: `Visitor ${index}`,
    number: `+91 9${String(index).padStart(9, '0')}`,
    email: `visitor${index}@example.com`,
    subject: '',
    message: `We saw ${name} on your site and would like to see it this week. We are a family of four and move in about a month; weekends are best for us, after ten in the morning.`,
    createdAt,
    updatedAt,
    version,
    suspicion: [],
    status: isDone ? 'done' : 'new',
    thread: isDone
      ? [{ id: `line${index}`, at: createdAt, text: 'Has found a home elsewhere.' }]
      : [],
    nextAction: '',
    mails: [{ ...mail, at: createdAt, attemptedAt: createdAt, sentAt: createdAt }],
  };
}

/** Fills an empty site with so many properties, `home0` and so on, as many enquiries, and the sample blog posts. */
export async function fillDocuments(session: Session, count: number): Promise<void> {
  const samples = manyProperties(await readProperties(), count);
  const blogs = await readBlogs();
  const documents = {
    blogs: blogs.map((blog, index) => ({
      ...withAddresses(blog, makeAddress),
      ...makeMeta(index, blogs.length),
      _id: `blog${index}`,
    })),
    properties: samples.map((sample, index) => ({
      ...withAddresses(countDays(sample, today()), makeAddress),
      ...makeMeta(index, count),
      _id: `home${index}`,
    })),
    enquiries: samples.map(({ name }, index) => makeEnquiry(name, index, count)),
  };
  for (const [name, all] of Object.entries(documents))
    for (let from = 0; from < all.length; from += recordsOfCall) {
      const records = all.slice(from, from + recordsOfCall);
      const bytes = gzipSync(JSON.stringify({ records, erased: [] }));
      await session.putBytes(`/api/backup/${name}`, new Uint8Array(bytes));
    }
}
