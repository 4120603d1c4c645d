/** The kinds of picture that browsers show, told by their first bytes and never by what the sender says. */
const signatures = [
  { type: 'image/jpeg', offset: 0, bytes: '\xFF\xD8\xFF' },
  { type: 'image/png', offset: 0, bytes: '\x89PNG\r\n\x1A\n' },
  { type: 'image/webp', offset: 8, bytes: 'WEBP' },
  { type: 'image/gif', offset: 0, bytes: 'GIF87a' },
  { type: 'image/gif', offset: 0, bytes: 'GIF89a' },
  { type: 'image/avif', offset: 4, bytes: 'ftypavif' },
  { type: 'image/avif', offset: 4, bytes: 'ftypavis' },
] as const;

export type PictureType = (typeof signatures)[number]['type'];

/** The media type that a picture claims to have, or `null` when it is none of these. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const found = signatures.find(({ offset, bytes: wanted }) => head.startsWith(wanted, offset));
  if (found?.type === 'image/webp' && !head.startsWith('RIFF')) return null;
  return found?.type ?? null;
}

export function isPictureType(type: unknown): type is PictureType {
  return signatures.some((signature) => signature.type === type);
}
