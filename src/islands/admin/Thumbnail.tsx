import Film from 'lucide-react/icons/film';
import Image from 'lucide-react/icons/image';
import { youtubeId } from '../../domain/links';
import { pictureVariant } from '../../paths';

interface Props {
  /** Our own path or an https address; for a video or `null` a sign is shown. */
  source: string | null;
  /** The size on the page (CSS px). */
  width: number;
  height: number;
  className?: string | undefined;
  absent?: string;
  onAbsent?: (() => void) | undefined;
}

/** A small picture in one format only, because a screen shows dozens; twice as wide for dense screens. Scripts go first. */
export function Thumbnail({ source, width, height, className, absent = '', onAbsent }: Props) {
  const classes = `thumbnail ${className ?? ''}`;
  const isVideo = source !== null && youtubeId(source) !== null;
  if (source === null || isVideo) {
    const Sign = isVideo ? Film : Image;
    return (
      <span className={classes}>
        <Sign size={Math.min(32, width / 2)} strokeWidth={1.4} aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      // An address may have failed before React was there to hear of it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) onAbsent?.();
      }}
      src={source.startsWith('/') ? pictureVariant(source, 2 * width, 'webp') : source}
      alt=""
      className={classes}
      data-absent={absent}
      width={width}
      height={height}
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      onError={onAbsent}
    />
  );
}
