import type { Lead } from '../../domain/lead/schema';
import type { Mail } from './mail';

/** Shows a lead in the terminal where no mail is set up. */
export function printLead(lead: Lead, mail: Mail): void {
  const rule = '-'.repeat(60);
  console.info(
    [rule, `New lead ${lead.id} (no mail is set up)`, mail.subject, '', mail.text, rule].join('\n'),
  );
}
