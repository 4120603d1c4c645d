/** Who runs a command against a site. */
import { localCredentials } from '../setup/credentials.mjs';
import { ask } from '../setup/ask.mjs';
import { Stop } from '../setup/say.mjs';
import { isLocal } from './call.mjs';

/** @typedef {{ username: string, password: string }} Operator */

/**
 * User name and password: from ADMIN_USERNAME and ADMIN_PASSWORD, else those of the local run for a site on this
 * machine, else typed.
 *
 * @param {URL} address @returns {Promise<Operator>}
 */
export async function operatorOf(address) {
  const { ADMIN_USERNAME: given, ADMIN_PASSWORD: password } = process.env;
  if (password) return { username: given || 'admin', password };
  if (isLocal(address)) {
    const local = await localCredentials();
    if (local.password) return { username: local.username, password: local.password };
  }
  if (!process.stdin.isTTY)
    throw new Stop('Set ADMIN_PASSWORD, and ADMIN_USERNAME if it is not "admin".');
  const username = given || (await ask('User name (Enter for admin): ')).trim() || 'admin';
  const typed = await ask(`Password of ${username} (nothing is shown): `, { isSecret: true });
  return { username, password: typed };
}
