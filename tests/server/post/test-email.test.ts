import { expect, it, vi } from 'vitest';
import { setup } from '../../../src/content/admin/setup';
import { mailProblems } from '../../../src/content/enquiries/mails';
import { readTestEmail, sendTestEmail } from '../../../src/server/post/office';
import type { MailBehaviour } from '../../support/mail-server';
import { useLocalStore } from '../../support/local-store';
import { useMailServer } from '../../support/use-mail-server';

useLocalStore();
const mail = useMailServer();

it('the test email goes to the office, each time anew', async () => {
  expect([await sendTestEmail(), await sendTestEmail()]).toEqual([
    setup.testEmail.sent('office@example.com'),
    setup.testEmail.sent('office@example.com'),
  ]);
  const sent = [...mail.mails.values()];
  expect(sent.map(({ to }) => to)).toEqual([['office@example.com'], ['office@example.com']]);
  expect(await readTestEmail()).toMatchObject({ problem: null });
});

it.each<[MailBehaviour, string]>([
  ['refuse the key', mailProblems.key],
  ['refuse the mail', mailProblems.rejected],
  ['too many', mailProblems.quota],
  ['lose the answer', mailProblems.noAnswer],
])('when the service does this: %s, the reason is said', async (behaviour, reason) => {
  mail.behaviour = behaviour;
  expect(await sendTestEmail()).toContain(reason);
  expect((await readTestEmail())?.problem).toContain(reason);
});

it('without mail nothing is sent', async () => {
  vi.stubEnv('RESEND_API_KEY', '');
  expect(await sendTestEmail()).toBe(setup.steps.email.undone);
});
