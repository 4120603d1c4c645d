/** Asks who runs a command against a site, unless the environment says it. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** @param {string} question @param {{ isSecret?: boolean }} [options] */
export async function ask(question, { isSecret = false } = {}) {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({
    input: process.stdin,
    output: isSecret ? silent : process.stderr,
    terminal: isSecret ? true : process.stdin.isTTY,
  });
  prompt.once('SIGINT', () => process.exit(130));
  if (isSecret) process.stderr.write(question);
  const answer = await prompt.question(isSecret ? '' : question);
  prompt.close();
  if (isSecret) process.stderr.write('\n');
  return answer;
}

/**
 * User name and password: of the local run for a site on this machine, else from ADMIN_USERNAME and
 * ADMIN_PASSWORD, else typed.
 *
 * @param {string} address
 */
export async function operatorOf(address) {
  const { ADMIN_USERNAME: username = 'admin', ADMIN_PASSWORD: given } = process.env;
  if (given) return { username, password: given };
  if (['localhost', '127.0.0.1'].includes(new URL(address).hostname)) {
    const { localCredentials } = await import('../setup/credentials.mjs');
    const local = await localCredentials();
    if (local.password) return { username: local.username, password: local.password };
  }
  return { username, password: await ask(`Password of ${username}: `, { isSecret: true }) };
}
