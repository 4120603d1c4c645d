import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { passEnquiries } from '../../scripts/local-site/start.ts';
import { printEnquiry } from '../../src/server/post/office-email';
import { givenEnquiry } from '../server/post/given';

/** The site's lines in the terminal for an enquiry. */
function printed(text: string): string {
  printEnquiry(givenEnquiry('a', { fields: { message: text, email: 'meena@example.com' } }));
  return `${String(vi.mocked(console.info).mock.calls[0]?.[0])}\n`;
}

/** The lines that `npm start` shows of an output in pieces of that many bytes. */
async function shown(output: string, pieces: number): Promise<string[]> {
  const stream = new PassThrough();
  const lines: string[] = [];
  passEnquiries(stream, (line: string) => lines.push(line));
  const bytes = Buffer.from(output);
  for (let index = 0; index < bytes.length; index += pieces)
    stream.write(bytes.subarray(index, index + pieces));
  stream.end();
  await vi.waitFor(() => expect(stream.readableEnded).toBe(true));
  return lines;
}

it.each([7, 100_000])('npm start shows an enquiry alone, in pieces of %i bytes', async (pieces) => {
  const enquiry = printed('Is it free?\nவீடு வேண்டும்\n\nCall me.');
  const output = `Request from ::1: POST /api/mail/query\n${enquiry}Response with status 201.\n`;
  const lines = await shown(output, pieces);
  expect(lines).toEqual(enquiry.trimEnd().split('\n'));
  expect(lines.join('\n')).toContain('New enquiry a (no mail is set up)');
  for (const text of ['Is it free?', 'வீடு வேண்டும்', 'Call me.', 'meena@example.com'])
    expect(lines.join('\n')).toContain(text);
});

it('a visitor’s words cannot pass for another line of the terminal', async () => {
  const lines = await shown(printed('One\r\nTwo\rThree\nDeploy failed'), 100_000);
  expect(lines.filter((line) => !line.startsWith('[enquiry] '))).toEqual([]);
});
