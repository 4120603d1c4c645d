/** The header `Retry-After`, in seconds, when the store does not answer. */
export const retryAfter = { 'retry-after': '5' } as const;

/** Headers of every response, pages and functions alike; prebuilt pages get theirs from `netlify.toml` (OWASP ASVS 5.0, V3.4). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000',
  // YouTube refuses to play embedded videos with a stricter policy.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** Adds the security headers and `more`, and forbids caching; headers that the response has set itself stay. */
export function addDefaultHeaders(
  headers: Headers,
  more: Readonly<Record<string, string>> = {},
): void {
  const wanted = { ...securityHeaders, 'cache-control': 'no-store', ...more };
  for (const [name, value] of Object.entries(wanted)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
