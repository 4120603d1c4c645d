import { leadMailWords } from '../../content/mails';
import { leadEmail } from '../../domain/lead/email';
import type { Lead } from '../../domain/lead/schema';
import { paths } from '../../paths';
import type { Mail } from './mail';

/** The operator's inbox; the platform names the site's own address in `URL`. */
export function inboxAddress(): string {
  return new URL(paths.admin.leads, process.env.URL ?? 'http://localhost:8888').href;
}

/** The mail of a lead; the same at every attempt, as the idempotency key demands. */
export function leadMail(lead: Lead): Mail {
  return leadEmail(lead, inboxAddress(), leadMailWords);
}
