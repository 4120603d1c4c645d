import { RequestFailed } from '../../../api/request';
import { admin } from '../../../content/admin';
import { messages } from '../../../content/messages';

/** Why a sign-in failed, in words; when to try again and what is not set up come from the server. */
export function refusalOf(thrown: unknown): string {
  if (!(thrown instanceof RequestFailed)) return admin.signin.failed;
  if (thrown.status === 401) return messages.signin.invalid;
  if (thrown.status === 0) return admin.signin.offline;
  return thrown.problem?.detail ?? admin.signin.failed;
}
