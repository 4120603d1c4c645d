import { Film, Image } from 'lucide-react';
import { youtubeId } from '../../../domain/links';
import { Picture } from '../../picture/Picture';
import type { PictureEntry } from './entry';
import styles from './pictures.module.css';

const width = 320;
const height = 240;

/** What a picture looks like; a video's own picture would come from its host, so a sign stands for it. */
export function Thumbnail({ entry: { url, thumbnail } }: { entry: PictureEntry }) {
  if (thumbnail !== null) {
    return (
      <img className={styles.thumbnail} src={thumbnail} alt="" width={width} height={height} />
    );
  }
  const isVideo = url !== null && youtubeId(url) !== null;
  if (url === null || isVideo) {
    const Sign = isVideo ? Film : Image;
    return (
      <span className={styles.thumbnail}>
        <Sign size={32} strokeWidth={1.4} aria-hidden="true" />
      </span>
    );
  }
  return (
    <Picture
      className={styles.thumbnail ?? ''}
      source={url}
      alt=""
      width={width}
      height={height}
      sizes="20rem"
      widths={[160, 320, 480]}
    />
  );
}
