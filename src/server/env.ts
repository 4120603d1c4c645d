import { parsePasswordHash, type PasswordHash } from './auth/password';

/** The settings of the deploy; `null` where one is not set, or set to what cannot be used. */
export interface Environment {
  adminUsername: string;
  adminPasswordHash: PasswordHash | null;
  resendApiKey: string | null;
  mailFrom: string | null;
  mailTo: string | null;
  alertWebhookUrl: string | null;
}

type Source = Readonly<Record<string, string | undefined>>;
type Complain = (name: string, wanted: string) => void;

function read<Value>(
  source: Source,
  name: string,
  parse: (text: string) => Value | null,
  complain: Complain,
  wanted: string,
): Value | null {
  const text = source[name]?.trim() ?? '';
  if (text === '') return null;
  const value = parse(text);
  if (value === null) complain(name, wanted);
  return value;
}

const asText = (text: string) => text;
const asHttps = (text: string) => (URL.parse(text)?.protocol === 'https:' ? text : null);

/** Reads the settings; each that cannot be used is told to `complain`, and counts as not set. */
export function readEnvironment(source: Source, complain: Complain): Environment {
  const take = <Value>(name: string, parse: (text: string) => Value | null, wanted: string) =>
    read(source, name, parse, complain, wanted);
  return {
    adminUsername: take('ADMIN_USERNAME', asText, '') ?? 'admin',
    adminPasswordHash: take(
      'ADMIN_PASSWORD_HASH',
      parsePasswordHash,
      'what `npm run hash-password` prints',
    ),
    resendApiKey: take('RESEND_API_KEY', asText, ''),
    mailFrom: take('MAIL_FROM', asText, ''),
    mailTo: take('MAIL_TO', asText, ''),
    alertWebhookUrl: take('ALERT_WEBHOOK_URL', asHttps, 'an address that begins with https://'),
  };
}

const told = new Set<string>();

/** Says once which variable cannot be used, never its value: it may be a secret. */
function warnOnce(name: string, wanted: string): void {
  if (told.has(name)) return;
  told.add(name);
  console.warn(
    `The variable ${name} cannot be used: it has to be ${wanted}. It counts as not set.`,
  );
}

/** The settings as they are now; cheap, so that nothing has to be kept. */
export function environment(): Environment {
  return readEnvironment(process.env, warnOnce);
}
