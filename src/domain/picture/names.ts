/** How the pictures of the built-in host are named: by the hash of their bytes, and by their size where a page has to know it. */
import type { Size } from './size';

/** 96 bits identify a picture; the addresses of a thousand covers stay short in the list. */
export const hashLength = 24;

const namePattern = /^([0-9a-f]{24})(?:-(\d{1,5})x(\d{1,5}))?$/;

/** The name of a picture in its address; `size` in px. */
export function formatPictureName(hash: string, size: Size | null): string {
  return size === null ? hash : `${hash}-${size.width}x${size.height}`;
}

/** The hash in a picture's name; `null` for another name. */
export function readPictureHash(name: string): string | null {
  return namePattern.exec(name)?.[1] ?? null;
}

/** The size (px) that the address of a picture says; `null` where it says none. */
export function readPictureSize(address: string): Size | null {
  const [, hash, width, height] =
    namePattern.exec(address.slice(address.lastIndexOf('/') + 1)) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return hash && size.width > 0 && size.height > 0 ? size : null;
}

const pattern = /image(?:\/|%2f)([0-9a-f]{24})/gi;

/** The pictures of the built-in host that a text names anywhere, by the hash in their address, also where it is escaped. */
export function picturesNamedIn(text: string): string[] {
  const hashes = [...text.matchAll(pattern)].map(([, hash = '']) => hash.toLowerCase());
  return [...new Set(hashes)];
}
