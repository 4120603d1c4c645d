import { environment } from '../env';

export interface MailSettings {
  key: string;
  from: string;
  to: string[];
}

/**
 * How mail goes out, or `null` when no mail is set up. With a key alone, sender or receiver are empty
 * and the mail service refuses them: half a set-up is a failure that the inbox shows.
 */
export function mailSettings(): MailSettings | null {
  const { resendApiKey, mailFrom, mailTo } = environment();
  if (resendApiKey === null) return null;
  const addresses = (mailTo ?? '').split(',').map((address) => address.trim());
  const to = addresses.filter((address) => address !== '');
  return { key: resendApiKey, from: mailFrom ?? '', to };
}
