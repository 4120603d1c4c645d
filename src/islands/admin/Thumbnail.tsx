import { youtubeId } from '../../domain/links';
import { defaultPicture, pictureVariant } from '../../paths';

interface Props {
  /** Our own path or an https address; for a video or `null` the default picture is shown. */
  source: string | null;
  /** How large it is shown (CSS px). */
  width: number;
  height: number;
  className?: string | undefined;
}

/** A small picture in one format only, because a screen shows dozens; twice as wide for dense screens. Scripts go first. */
export function Thumbnail({ source, width, height, className = '' }: Props) {
  const picture = source !== null && youtubeId(source) === null ? source : defaultPicture;
  return (
    <img
      src={picture.startsWith('/') ? pictureVariant(picture, 2 * width, 'webp') : picture}
      alt=""
      className={`thumbnail ${className}`}
      width={width}
      height={height}
      loading="lazy"
      fetchPriority="low"
      decoding="async"
    />
  );
}
