import type { Lead } from '../../domain/lead/schema';
import { isLocal } from '../store/deploy-context';
import type { Mail } from './mail';

/**
 * Shows a lead in the terminal where no mail is set up; `npm start` passes on the lines marked so. A
 * deployed site logs the id alone: erasing a lead does not reach the platform's log.
 */
export function printLead(lead: Lead, mail: Mail): void {
  if (!isLocal()) {
    console.info(`New lead ${lead.id} (no mail is set up); it is in the inbox.`);
    return;
  }
  const lines = [
    `New lead ${lead.id} (no mail is set up)`,
    mail.subject,
    '',
    ...mail.text.split('\n'),
  ];
  console.info(lines.map((line) => `[lead] ${line}`).join('\n'));
}
