import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { MailServer } from './mail-server';

/** Sets mail up for every test of the file, with a mail service of its own. */
export function useMailServer(): MailServer {
  const server = new MailServer();
  let address = '';
  beforeAll(async () => {
    address = await server.start();
  });
  beforeEach(() => {
    server.reset();
    vi.stubEnv('RESEND_BASE_URL', address);
    vi.stubEnv('RESEND_API_KEY', 're_test');
    vi.stubEnv('MAIL_FROM', 'Website <site@example.com>');
    vi.stubEnv('MAIL_TO', 'office@example.com');
  });
  afterAll(() => server.stop());
  return server;
}
