type Source = Readonly<Record<string, string | undefined>>;

declare global {
  var Netlify: { context?: { deploy?: { context?: string } } | null } | undefined;
}

const asText = (text: string) => text;
/** Shorter ones could be guessed. */
const asCode = (text: string) => (Array.from(text).length >= 10 ? text : null);
const asHttps = (text: string) => (URL.parse(text)?.protocol === 'https:' ? text : null);
/** The hook of a local site is on the same machine. */
const asHook = (text: string) => (text.startsWith('http://localhost:') ? text : asHttps(text));

/** The settings of the deploy; `null` where one is missing or unusable. Without zod, so cheap to read again. */
export function environment(source: Source = process.env) {
  const take = (name: string, parse: (text: string) => string | null, expected = '') => {
    const text = source[name]?.trim() ?? '';
    if (text === '') return null;
    const value = parse(text);
    if (value === null) warnOnce(name, expected);
    return value;
  };
  const isDeployed = Boolean(source.SITE_ID);
  const isLocalServer = Boolean(source.NETLIFY_LOCAL);
  // The local server gives an empty text.
  const contexts = [globalThis.Netlify?.context?.deploy?.context, source.CONTEXT];
  // A context that neither states is never taken for production.
  const deployContext = contexts.find(Boolean) ?? 'local';
  return {
    // Makes the first person who may sign in, and is the way back when all passwords are lost.
    setupCode: take('SETUP_CODE', asCode, 'ten characters or more'),
    resendApiKey: take('RESEND_API_KEY', asText),
    mailFrom: take('MAIL_FROM', asText),
    mailTo: take('MAIL_TO', asText),
    alertWebhookUrl: take('ALERT_WEBHOOK_URL', asHttps, 'an address that begins with https://'),
    buildHookUrl: take('BUILD_HOOK_URL', asHook, 'an address that begins with https://'),
    blobsRegion: take('BLOBS_REGION', asText),
    siteUrl: take('URL', asText) ?? 'http://localhost:8888',
    deployContext,
    isLocal: isLocalServer || (['local', 'dev'].includes(deployContext) && !isDeployed),
    hasCdn: isDeployed && !isLocalServer,
  };
}

const warnedNames = new Set<string>();

/** Says once which variable cannot be used, never its value: it may be a secret. */
function warnOnce(name: string, expected: string): void {
  if (warnedNames.has(name)) return;
  warnedNames.add(name);
  console.warn(
    `The variable ${name} cannot be used: it has to be ${expected}. It counts as not set.`,
  );
}

/** The full address of a page, as emails need it. */
export function fullAddress(path: string): string {
  return new URL(path, environment().siteUrl).href;
}
