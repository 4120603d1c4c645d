import { pictureWords } from '../../../../content/forms/pictures';
import { youtubeId } from '../../../../domain/links';
import styles from '../../record-form.module.css';
import { Thumbnail } from '../../Thumbnail';

export function SmallPictures({ urls }: { urls: readonly string[] }) {
  return (
    <span className={`cluster ${styles.thumbnails}`}>
      {urls
        .filter((url) => youtubeId(url) === null)
        .map((url, index) => (
          <Thumbnail key={index} source={url} width={80} height={60} absent={pictureWords.absent} />
        ))}
    </span>
  );
}
