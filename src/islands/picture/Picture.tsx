import { findSources } from './sources';

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

/** A picture with variants for screens of all sizes; pictures on unknown hosts are shown unchanged. */
export function Picture(props: Props) {
  const { source, alt, absent = alt, width, height, sizes, widths } = props;
  const { priority = false, eager = false } = props;
  if (!source) return <span className="no-picture">{absent}</span>;
  const { src, srcSet, formats } = findSources(source, widths);
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      data-absent={absent}
      width={width}
      height={height}
      loading={priority || eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'low'}
      decoding={priority ? 'auto' : 'async'}
    />
  );
  if (formats.length === 0) return image;
  return (
    <picture>
      {formats.map((format) => (
        <source key={format.type} {...format} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
