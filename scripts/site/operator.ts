/** Who runs a command against a site. */
import { localCredentials } from '../setup/credentials.ts';
import { ask } from '../setup/ask.mjs';
import { Stop } from '../setup/say.mjs';
import { isLocal } from './call.ts';

export interface Operator {
  username: string;
  password: string;
}

/**
 * User name and password: from ADMIN_USERNAME and ADMIN_PASSWORD, else those of the local run for a site on this
 * machine, else typed.
 */
export async function operatorOf(address: URL): Promise<Operator> {
  const { ADMIN_USERNAME: given = '', ADMIN_PASSWORD: password = '' } = process.env;
  const orAdmin = (name: string) => (name === '' ? 'admin' : name);
  if (password !== '') return { username: orAdmin(given), password };
  if (isLocal(address)) {
    const local = await localCredentials();
    if (local.password) return { username: local.username, password: local.password };
  }
  if (!process.stdin.isTTY)
    throw new Stop('Set ADMIN_PASSWORD, and ADMIN_USERNAME if it is not "admin".');
  const name = given === '' ? (await ask('User name (Enter for admin): ')).trim() : given;
  const username = orAdmin(name);
  const typed = await ask(`Password of ${username} (nothing is shown): `, { isSecret: true });
  return { username, password: typed };
}
