/** The kinds of picture that browsers show, told by their first bytes and never by what the sender says. */
const signatures: readonly { type: string; at: number; bytes: string }[] = [
  { type: 'image/jpeg', at: 0, bytes: '\xFF\xD8\xFF' },
  { type: 'image/png', at: 0, bytes: '\x89PNG\r\n\x1A\n' },
  { type: 'image/webp', at: 8, bytes: 'WEBP' },
  { type: 'image/gif', at: 0, bytes: 'GIF87a' },
  { type: 'image/gif', at: 0, bytes: 'GIF89a' },
  { type: 'image/avif', at: 4, bytes: 'ftypavif' },
  { type: 'image/avif', at: 4, bytes: 'ftypavis' },
];

/** The media type of a picture, or `null` when it is none of ours. */
export function pictureType(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const found = signatures.find(({ at, bytes: wanted }) => head.startsWith(wanted, at));
  if (found?.type === 'image/webp' && !head.startsWith('RIFF')) return null;
  return found?.type ?? null;
}

/** Whether a stored type is one that we would store. */
export function isPictureType(type: unknown): type is string {
  return signatures.some((signature) => signature.type === type);
}
