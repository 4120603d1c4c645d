import { records as words } from '../../content/problems';
import { blankValues } from '../../domain/field';
import { privateFields } from '../../domain/property/private-fields';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import { type Call, requireId } from '../http/router';
import { rewriteHistory } from '../store/history';
import { properties } from './properties';

const blanks = blankValues(privateFields);

/** `DELETE /api/property/private/{id}`: erases the private facts of a property from its document, then from its history; repeatable. */
export async function erasePrivateFacts(call: Call): Promise<Response> {
  const id = requireId(call);
  const [saved] = (await properties.update([{ id, patch: blanks }])) ?? [];
  if (!saved) throw new Problem(404, words.missing.property);
  await rewriteHistory('property', id, (version) => ({ ...version, ...blanks }));
  return privateJson({ version: saved.version });
}
