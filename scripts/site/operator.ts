/** The operator who runs a command against a site. */
import { localCredentials } from '../setup/credentials.ts';
import { ask } from '../setup/ask.mjs';
import { Stop } from '../setup/say.mjs';
import { isLocal } from './call.ts';

export interface Operator {
  username: string;
  password: string;
}

/**
 * User name and password: from SITE_USERNAME and SITE_PASSWORD, else those of the local run for a site on this machine,
 * else typed.
 */
export async function askOperator(address: URL): Promise<Operator> {
  const { SITE_USERNAME: given = '', SITE_PASSWORD: password = '' } = process.env;
  if (given !== '' && password !== '') return { username: given, password };
  if (isLocal(address)) {
    const local = localCredentials();
    return { username: local.username, password: local.password };
  }
  if (!process.stdin.isTTY) throw new Stop('Set SITE_USERNAME and SITE_PASSWORD.');
  const username = given === '' ? (await ask('User name: ')).trim() : given;
  const typed = await ask(`Password of ${username} (nothing is shown): `, { isSecret: true });
  return { username, password: typed };
}
