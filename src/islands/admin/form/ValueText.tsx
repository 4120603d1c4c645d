import { shownValue } from '../../../content/choices';
import { formWords } from '../../../content/record-form';
import type { FormValue } from '../../../domain/form';
import { youtubeId } from '../../../domain/links';
import { Thumbnail } from '../Thumbnail';
import styles from './versions.module.css';

/** A field's value for display: text, Yes or No, options, or small pictures. */
export function ValueText({ field, value }: { field: string; value: FormValue | undefined }) {
  const { yes, no, pictures, conflict } = formWords;
  if (typeof value === 'boolean') return <span>{value ? yes : no}</span>;
  if (typeof value === 'string' && value !== '')
    return <span className={styles.text}>{shownValue(field, value)}</span>;
  if (typeof value !== 'object' || value.length === 0)
    return <span className="quiet">{conflict.empty}</span>;
  if (field !== 'images') {
    return <span>{value.map((option) => shownValue(field, option)).join(', ')}</span>;
  }
  const shown = value.filter((url) => youtubeId(url) === null);
  return (
    <span className={styles.text}>
      {pictures(value.length)}
      <span className={styles.small}>
        {shown.map((url, at) => (
          <Thumbnail key={at} source={url} width={80} height={60} />
        ))}
      </span>
    </span>
  );
}
