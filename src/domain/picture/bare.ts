/** Tells whether a file holds a picture and nothing else, as every file that this site encodes. */
import { type Bytes, type PictureKind, readPictureKind } from './file-kind';
import { readParts } from './parts';

/** The parts that the encoder writes of each kind, by their names (`parts.ts`) with a space between. */
const written: Record<PictureKind, RegExp> = {
  jpeg: /^(?:(?:db|c[04]|dd|da) )+d9$/,
  png: /^IHDR (?:PLTE )?(?:tRNS )?(?:pHYs )?(?:IDAT )+IEND$/,
  webp: /^RIFF(?: (?:VP8[ LX]|ALPH|ANIM|ANMF))+$/,
  gif: /^GIF(?: (?:!f9|!ffNETSCAPE2\.0|,))+ ;$/,
  avif: /^ftyp meta(?: (?:hdlr|iloc|iinf|infe:av01|pitm|iprp|ipco|av1C|ispe|pixi|auxC|ipma|iref|auxl))+ mdat$/,
};

/**
 * Whether a picture is whole and its file has no part for anything else: where it was taken, a text, what comes behind its end.
 * What the compressed data hold is not looked at; `false` for another file.
 */
export function isBare(bytes: Bytes): boolean {
  const kind = readPictureKind(bytes);
  if (kind === null) return false;
  const names = Array.from(readParts(bytes), ({ name }) => name);
  return written[kind].test(names.join(' '));
}
