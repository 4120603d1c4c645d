import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Stop } from './say.mjs';

/**
 * Asks at the terminal; a secret is not shown while it is typed. Throws `Stop` after Ctrl+C, or where no answer can
 * come, and the reason of `signal`.
 *
 * @param {string} question @param {{ isSecret?: boolean, signal?: AbortSignal | undefined }} [options]
 */
export async function ask(question, { isSecret = false, signal } = {}) {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({
    input: process.stdin,
    output: isSecret ? silent : process.stderr,
    terminal: isSecret || process.stdin.isTTY,
  });
  const ended = new AbortController();
  prompt.once('close', () => ended.abort());
  if (isSecret) process.stderr.write(question);
  try {
    return await prompt.question(isSecret ? '' : question, {
      signal: signal ? AbortSignal.any([ended.signal, signal]) : ended.signal,
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new Stop('Ended without an answer.', { cause });
  } finally {
    prompt.close();
    if (isSecret) process.stderr.write('\n');
  }
}
