import { shownValue } from '../../../content/choices';
import { versionWords } from '../../../content/record-versions';
import type { FormValue } from '../../../domain/form';
import { youtubeId } from '../../../domain/links';
import { Thumbnail } from '../Thumbnail';
import type { FormSpec } from './spec';
import styles from './form.module.css';

interface Props {
  spec: FormSpec;
  field: string;
  value: FormValue | undefined;
}

/** A field's value for display: text, Yes or No, options, or small pictures. */
export function ValueText({ spec, field, value }: Props) {
  const { yes, no, pictures, empty } = versionWords.values;
  if (typeof value === 'boolean') return <span>{value ? yes : no}</span>;
  if (typeof value === 'string' && value !== '')
    return <span className={styles.text}>{shownValue(field, value)}</span>;
  if (typeof value !== 'object' || value.length === 0)
    return <span className="quiet">{empty}</span>;
  if (spec.fields[field]?.kind !== 'pictures') {
    return <span>{value.map((option) => shownValue(field, option)).join(', ')}</span>;
  }
  const shown = value.filter((url) => youtubeId(url) === null);
  return (
    <span className={styles.text}>
      {pictures(value.length)}
      <span className={styles.thumbnails}>
        {shown.map((url, at) => (
          <Thumbnail key={at} source={url} width={80} height={60} />
        ))}
      </span>
    </span>
  );
}
