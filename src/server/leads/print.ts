import type { Lead } from '../../domain/lead/schema';
import type { Mail } from './mail';

/** Shows a lead in the terminal where no mail is set up; `npm start` passes on the lines marked so. */
export function printLead(lead: Lead, mail: Mail): void {
  const lines = [
    `New lead ${lead.id} (no mail is set up)`,
    mail.subject,
    '',
    ...mail.text.split('\n'),
  ];
  console.info(lines.map((line) => `[lead] ${line}`).join('\n'));
}
