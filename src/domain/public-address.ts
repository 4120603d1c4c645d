/** Which addresses lead everybody to the same place: those of pictures and pages that the office gives. */
import { parseHttps } from './links';

/**
 * With a dot, no IP address (whose last part is never a word), and none that a network keeps to itself (RFC 6761, 6762 and
 * 8375, ICANN's `internal`, and what machines of Google Cloud ask about themselves).
 */
const publicName = /^(?!metadata\.goog$).*\.(?!(?:localhost|local|internal|arpa)$)[a-z][a-z0-9-]*$/;

/** An https address at a public name, else `null`. */
export function parsePublicHttps(text: string): URL | null {
  const url = parseHttps(text);
  return url && publicName.test(url.hostname) ? url : null;
}
