import { youtubeId } from '../../../domain/links';
import { defaultPicture, pictureVariant } from '../../../paths';

interface Props {
  /** Our own path or an https address; the default picture stands for a video and for none. */
  source: string | null;
}

/** Shown 80 px wide, fetched twice as wide for dense screens. */
const width = 160;

/** The small picture of a line: one file, because a list draws fifty of them at once. */
export function Thumbnail({ source }: Props) {
  const picture = source !== null && youtubeId(source) === null ? source : defaultPicture;
  return (
    <img
      src={picture.startsWith('/') ? pictureVariant(picture, width, 'webp') : picture}
      alt=""
      width={80}
      height={60}
      loading="lazy"
      decoding="async"
    />
  );
}
