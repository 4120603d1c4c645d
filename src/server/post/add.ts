/** Makes an enquiry of what somebody of the office was told. */
import { isEmailAddress } from '../../domain/email-address';
import { type Enquiry, type ToldEnquiry, toldEnquiry } from '../../domain/enquiry/schema';
import { statusAfter } from '../../domain/enquiry/thread';
import { findToldName } from '../../domain/enquiry/told';
import type { Mail } from '../../domain/mail/schema';
import { privateJson } from '../http/reply';
import { readJson } from '../http/request';
import type { Call } from '../http/router';
import { properties } from '../records/properties';
import { readNamed, withArranged } from './arrange';
import { findDialled } from './dialled';
import { makeEnquiry, makeEnquiryId } from './new-enquiry';
import { hasMailKey } from './send';
import { enquiries } from './stores';
import { makeAnswerMail, readMailedHomes } from './visitor-emails';

/** The answer that somebody asked for; where it cannot go out it is kept as not mailed, for the office to see. */
async function answerTold(enquiry: Enquiry, now: Date): Promise<Mail> {
  const answer = makeAnswerMail(enquiry, await readMailedHomes(), now);
  const canMail = hasMailKey() && isEmailAddress(enquiry.email);
  return canMail ? answer : { ...answer, state: 'stored', email: undefined };
}

/** Adds what somebody of the office was told; one that is sent again is only found. Throws `StoreUnavailable`. */
export async function addTold(input: ToldEnquiry, now: Date): Promise<Enquiry> {
  const { id: given, source, text, number, email, answer, propertyId, visit, wantsNews } = input;
  const arranging = visit && { was: '', arranged: visit };
  const [property, dialled, named] = await Promise.all([
    propertyId === undefined ? null : properties.readPresent(propertyId),
    findDialled({ number }),
    readNamed(arranging),
  ]);
  const said = {
    ...(propertyId !== undefined && { propertyId }),
    propertyName: property?.name ?? '',
    name: findToldName(text),
    number,
    subject: '',
    email,
    message: text,
    ...(visit && { visit: { kind: visit.kind, at: `${visit.day} ${visit.time}` } }),
  };
  const id = makeEnquiryId({ ...said, id: given }, '', now);
  // The office knows of it, and is not emailed.
  const made = makeEnquiry(id, said, { suspicion: [], emailsOffice: false, now, dialled });
  const mails = answer ? [await answerTold({ ...made, source }, now)] : [];
  return enquiries.change<Enquiry>(
    ({ records }, stamp) => {
      const known = records.get(id);
      if (known) return { result: known };
      const kind = wantsNews ? 'news' : made.kind;
      const { by, version } = stamp;
      const told = { ...made, mails, kind, source, by, version };
      const arranged = arranging ? withArranged(told, arranging, named, stamp) : told;
      const added = { ...arranged, status: statusAfter(told, arranged) };
      return { changed: [added], result: added };
    },
    { now },
  );
}

/** `POST /api/enquiry/add`: a call, a walk-in or a WhatsApp message, entered by somebody of the office. */
export async function addCall({ request }: Call): Promise<Response> {
  const told = await readJson(request, toldEnquiry);
  return privateJson(await addTold(told, new Date()), { status: 201 });
}
