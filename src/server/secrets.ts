import { createHash, randomBytes } from 'node:crypto';

export const newToken = () => randomBytes(32).toString('base64url');

/** The SHA-256 in hex: what is stored in place of a secret or an address, and the name of a picture. */
export const hashSecret = (data: string | Uint8Array) =>
  createHash('sha256').update(data).digest('hex');
