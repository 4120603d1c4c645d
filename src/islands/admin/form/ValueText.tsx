import { formWords } from '../../../content/record-form';
import { countWords } from '../../../domain/count-words';
import type { FormValue } from '../../../domain/form';
import { youtubeId } from '../../../domain/links';
import { pictureVariant } from '../../../paths';
import styles from './value-text.module.css';

const width = 120;
const height = 90;

function pictureSource(url: string): string {
  return url.startsWith('/') ? pictureVariant(url, width, 'jpg') : url;
}

/** A value of a field for reading: text, Yes or No, or small pictures. */
export function ValueText({ value }: { value: FormValue | undefined }) {
  const { yes, no, pictures, conflict } = formWords;
  if (typeof value === 'boolean') return <span>{value ? yes : no}</span>;
  if (typeof value === 'string' && value !== '')
    return <span className={styles.text}>{value}</span>;
  if (typeof value !== 'object' || value.length === 0)
    return <span className="quiet">{conflict.empty}</span>;
  const shown = value.filter((url) => youtubeId(url) === null);
  return (
    <span className={styles.text}>
      {countWords(value.length, pictures)}
      <span className={styles.small}>
        {shown.map((url, at) => (
          <img key={at} src={pictureSource(url)} alt="" width={width} height={height} />
        ))}
      </span>
    </span>
  );
}
