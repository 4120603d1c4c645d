import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks at the terminal without showing what is typed. @param {string} question */
export async function ask(question) {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  prompt.once('SIGINT', () => process.exit(130));
  process.stderr.write(question);
  const answer = await prompt.question('');
  prompt.close();
  process.stderr.write('\n');
  return answer;
}
