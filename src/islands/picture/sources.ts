import { hostedWidth } from '../../domain/picture/picture-host';
import { pictureVariant } from '../../paths';

/** The variants of a picture as `srcset`, and the address for browsers that choose none. */
export interface PictureSources {
  src: string;
  /** Of the host's own choice of a format; without one where the picture is on an unknown host, or has `formats`. */
  srcSet?: string | undefined;
  /** Of our own pictures, the format that is smallest first. */
  formats: readonly { type: string; srcSet: string }[];
}

export const usualWidths = [320, 480, 680, 960];
const formats = ['avif', 'webp'] as const;

/** Where a picture is in several widths (px); one on an unknown host is there as it is. */
export function findSources(
  source: string,
  widths: readonly number[] = usualWidths,
): PictureSources {
  const fallback = widths[Math.floor(widths.length / 2)] ?? 0;
  const list = (variant: (width: number) => string) =>
    widths.map((width) => `${variant(width)} ${width}w`).join(', ');
  if (source.startsWith('/')) {
    return {
      src: pictureVariant(source, fallback, 'jpg'),
      formats: formats.map((format) => ({
        type: `image/${format}`,
        srcSet: list((width) => pictureVariant(source, width, format)),
      })),
    };
  }
  const hosted = hostedWidth(source, fallback);
  if (hosted === null) return { src: source, formats: [] };
  return { src: hosted, srcSet: list((width) => hostedWidth(source, width) ?? ''), formats: [] };
}
