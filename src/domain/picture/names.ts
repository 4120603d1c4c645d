const pattern = /image(?:\/|%2f)([0-9a-f]{24})/gi;

/** The pictures of the built-in host that a text names anywhere, by the hash in their address, also where it is escaped. */
export function picturesNamedIn(text: string): string[] {
  const hashes = [...text.matchAll(pattern)].map(([, hash = '']) => hash.toLowerCase());
  return [...new Set(hashes)];
}
