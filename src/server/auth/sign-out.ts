import type { Call } from '../http/call';
import { endSession } from './session';

/** `POST /api/auth/signout`: ends the session on the server first; without one there is nothing to end. */
export async function signOut(call: Call): Promise<Response> {
  const cookie = await endSession(call.request);
  return new Response(null, { status: 204, headers: { 'set-cookie': cookie } });
}
