import pMap from 'p-map';
import { company } from '../../content/company';
import { isQuarantineKey, plainId, quarantineKey } from '../../domain/enquiry/id';
import type { EnquirySummary } from '../../domain/enquiry/inbox';
import { daysBefore } from '../../domain/retention';
import { listMarkers, mark, settle } from '../mail/outbox';
import { markErased } from '../store/erased';
import { readVerified } from '../store/verified';
import { enquiryMail } from './enquiry-email';
import { enquiryKind, enquiryStore, quarantineKind, quarantineStore, readEnquiry } from './stored';
import { removeReleasedCopy } from './update';

/** Erased in one night; the rest waits for the next. */
const maxErased = 500;
const concurrency = 10;

/**
 * The record is removed last, so that an interrupted erasure can be repeated. Both of its names are marked: a
 * backup may be from before it was released from quarantine, or moved there.
 */
async function erase(id: string, now: Date): Promise<void> {
  if (isQuarantineKey(id)) {
    // Under the plain name may stand another one, sent with the same id, which is not erased.
    const other = await readEnquiry(plainId(id));
    if (!other) await markErased('enquiries', [plainId(id)], now);
    await markErased('quarantine', [id], now);
    return quarantineStore().remove(id);
  }
  const enquiry = await readEnquiry(id);
  await markErased('enquiries', [id], now);
  if (enquiry) await markErased('quarantine', [quarantineKey(enquiry)], now);
  await settle(enquiryMail.name, id);
  if (enquiry) await removeReleasedCopy(enquiry);
  return enquiryStore().remove(id);
}

/** Removes enquiries, quarantined or not, and all that points to them. Throws `StoreUnavailable`. */
export async function eraseEnquiries(ids: readonly string[], now: Date): Promise<void> {
  await pMap(ids, (id) => erase(id, now), { concurrency });
  try {
    // Nothing of them stays in an index; one released a moment ago is still in that of the quarantine.
    await Promise.all([readVerified(enquiryKind), readVerified(quarantineKind)]);
  } catch (cause) {
    console.warn('Enquiries are erased; they stay in the index until it is next compared.', cause);
  }
}

async function markForgotten(pending: EnquirySummary[], now: Date): Promise<void> {
  const marked = new Set((await listMarkers()).map(({ id }) => id));
  const forgotten = pending.filter(({ id }) => !marked.has(id));
  await pMap(forgotten, ({ id }) => mark(enquiryMail.name, id, now), { concurrency });
}

/**
 * Erases enquiries older than the company keeps them, finishes interrupted releases, and marks
 * pending enquiries that have no marker, so that none waits for ever.
 */
export async function tidyEnquiries(now: Date): Promise<void> {
  const [{ entries }, listed] = await Promise.all([
    readVerified(enquiryKind),
    quarantineStore().list(),
  ]);
  const oldest = daysBefore(now, company.enquiryRetentionDays);
  const enquiries = [...entries.values()].map(({ summary }) => summary);
  const quarantined = listed.map(({ key }) => key).sort();
  const isOld = ({ createdAt }: EnquirySummary) => createdAt < oldest;

  const old = enquiries.filter(isOld).map(({ id }) => id);
  const oldKeys = quarantined.filter((key) => key < quarantineKey({ createdAt: oldest, id: '' }));
  await eraseEnquiries([...old.slice(0, maxErased), ...oldKeys.slice(0, maxErased)], now);

  const keys = new Set(quarantined);
  const released = enquiries.filter((enquiry) => keys.has(quarantineKey(enquiry)));
  await pMap(released, removeReleasedCopy, { concurrency });

  const recent = enquiries.filter((enquiry) => !isOld(enquiry));
  await markForgotten(
    recent.filter(({ delivery }) => delivery.state === 'pending'),
    now,
  );
}
