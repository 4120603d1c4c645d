import { problems } from '../../content/problems';
import { documentFile, documentNames, type DocumentName } from '../../domain/backup/documents';
import { isDay } from '../../domain/date';
import { documents } from '../documents';
import { Problem } from '../http/problem';
import { fileResponse, maxSentBytes, privateJson } from '../http/reply';
import type { Call } from '../http/router';
import { parseDocument } from '../store/document-file';
import { DamagedDocument } from '../store/key-value-store';
import { openStore } from '../store/open';
import { pack } from '../store/pack';
import { backups, listNights, nightKey } from '../store/nights';

/** The document that a call is about; throws 404 for any other name. */
export function documentOfCall({ ids }: Call): DocumentName {
  const found = documentNames.find((name) => name === ids.kind);
  if (!found) throw new Problem(404, problems.unknownAddress);
  return found;
}

/** `GET /api/backup/nights`: the nights of each document, oldest first. */
export async function nightsCall(): Promise<Response> {
  return privateJson({ nights: await listNights() });
}

/** `GET /api/backup/pictures`: the hashes of the pictures that the site keeps. */
export async function listPictures(): Promise<Response> {
  return privateJson({ pictures: await openStore('images').list() });
}

/** `GET /api/backup/{kind}`: a document as stored, in gzip JSON; with `?night=` as it was that night. */
export async function downloadDocument(call: Call): Promise<Response> {
  const name = documentOfCall(call);
  const night = new URL(call.request.url).searchParams.get('night');
  // Throws where it is damaged or missing.
  if (night === null) await documents[name].read();
  const found =
    night === null
      ? await openStore('documents').readBytes(name)
      : isDay(night) && (await backups().readBytes(nightKey(night, name)));
  if (!found && night === null) {
    const empty = await pack({ records: [], erased: [] });
    return fileResponse(new Uint8Array(empty), documentFile(name), 'application/gzip');
  }
  if (!found) throw new Problem(404, problems.backup.missing);
  if (!(await parseDocument(new Uint8Array(found.bytes)))) throw new DamagedDocument(name);
  if (found.bytes.byteLength > maxSentBytes) throw new Problem(400, problems.backup.tooMuch);
  return fileResponse(found.bytes, documentFile(name), 'application/gzip');
}
