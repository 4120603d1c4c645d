import { hostedWidth } from '../../domain/picture/picture-host';
import { pictureVariant } from '../../paths';

interface Props {
  source?: string | null | undefined;
  /** The text of the plate shown if there is no picture or it does not load; by default `alt`. */
  absent?: string;
  alt: string;
  /** The shape in which the page shows it (CSS px); the picture fills it. */
  width: number;
  height: number;
  sizes: string;
  widths?: readonly number[];
  /** Set for the one picture that is the largest thing on the first screen; all others let scripts go first. */
  priority?: boolean;
  /** Set for a picture of the first screens: loaded at once, with others of its kind. */
  eager?: boolean;
}

const usualWidths = [320, 480, 680, 960];

function sourceSet(source: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${pictureVariant(source, width, format)} ${width}w`).join(', ');
}

/** The sizes of a picture of the hosted service, which chooses the format itself. */
function hostedSet(source: string, widths: readonly number[]): string | undefined {
  const variants = widths.map((width) => `${hostedWidth(source, width) ?? ''} ${width}w`);
  return hostedWidth(source, 1) === null ? undefined : variants.join(', ');
}

/** A picture with variants for screens of all sizes; pictures on unknown hosts are shown unchanged. */
export function Picture(props: Props) {
  const { source, alt, absent = alt, width, height, sizes, widths = usualWidths } = props;
  const { priority = false, eager = false } = props;
  if (!source) return <span className="no-picture">{absent}</span>;
  const own = source.startsWith('/');
  const fallbackWidth = widths[Math.floor(widths.length / 2)] ?? width;
  const image = (
    <img
      src={
        own
          ? pictureVariant(source, fallbackWidth, 'jpg')
          : (hostedWidth(source, fallbackWidth) ?? source)
      }
      srcSet={own ? undefined : hostedSet(source, widths)}
      sizes={own ? undefined : sizes}
      alt={alt}
      data-absent={absent}
      width={width}
      height={height}
      loading={priority || eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'low'}
      decoding={priority ? 'auto' : 'async'}
    />
  );
  if (!own) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(source, widths, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(source, widths, 'webp')} sizes={sizes} />
      {image}
    </picture>
  );
}
