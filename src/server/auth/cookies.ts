/** Whether its cookies go by https alone. Not on this machine over http: WebKit drops a `Secure` cookie of localhost without a word. */
export const isSecure = (request: Request) => new URL(request.url).protocol === 'https:';

/** The prefix ties a cookie to this host and to https. */
export const securePrefix = '__Host-';

const fullName = (request: Request, name: string) =>
  isSecure(request) ? securePrefix + name : name;

/** The value of a cookie of ours; '' without one. */
export function readCookie(request: Request, name: string): string {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const start = `${fullName(request, name)}=`;
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? '';
}

/** The `Set-Cookie` line of a cookie that no script reads and no other site sends. */
export function formatCookie(
  request: Request,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): string {
  const parts = [
    `${fullName(request, name)}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${seconds}`,
  ];
  return [...parts, ...(isSecure(request) ? ['Secure'] : [])].join('; ');
}
