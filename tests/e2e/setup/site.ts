import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { loadDemo } from '../../../scripts/demo/load.mjs';
import { copySite } from '../../../scripts/gate/copy.mjs';
import { hashPassword } from '../../../scripts/hash-password.mjs';
import { freePort } from '../../../scripts/setup/port.mjs';
import { serveSite } from '../../../scripts/setup/site.mjs';
import { MailServer, type MailBehaviour } from '../../support/mail-server';
import { operator } from './operator';

/** Lets the tests, which run in other processes, read what the mail service took, and tell it how to behave. */
async function startMailbox(mail: MailServer): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const wanted = new URL(request.url ?? '/', 'http://mailbox').searchParams.get('behaviour');
    if (wanted !== null) mail.behaviour = wanted as MailBehaviour;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify([...mail.mails.values()]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Builds the site once, serves it with the sample data and a mail service of the tests' own. */
export default async function startSite(): Promise<() => Promise<void>> {
  const directory = copySite();
  const gate = path.dirname(directory);
  const mail = new MailServer();
  const mailAddress = await mail.start();
  const mailbox = await startMailbox(mail);
  const site = await serveSite({
    directory,
    port: await freePort(),
    log: path.join(gate, 'site.log'),
    environment: {
      ADMIN_USERNAME: operator.username,
      ADMIN_PASSWORD_HASH: await hashPassword(operator.password),
      RESEND_API_KEY: 're_end_to_end',
      RESEND_BASE_URL: mailAddress,
      MAIL_FROM: 'site@example.com',
      MAIL_TO: 'office@example.com',
    },
  });
  await loadDemo({
    baseUrl: site.address,
    ...operator,
    homes: null,
    markerPath: path.join(directory, 'demo-loaded.json'),
    log: () => undefined,
  });
  process.env.SITE_ADDRESS = site.address;
  process.env.MAILBOX_ADDRESS = mailbox.address;
  process.env.SITE_DIRECTORY = directory;
  process.env.BLOBS_DIRECTORY = path.join(directory, '.netlify', 'blobs-serve');
  return async () => {
    await site.stop();
    mailbox.stop();
    await mail.stop();
  };
}
