import styles from './empty.module.css';

interface Props {
  title?: string;
  text: string;
}

/** A list without anything in it says why, and what to do. */
export function Empty({ title, text }: Props) {
  return (
    <div className={styles.empty}>
      {title !== undefined && <h2>{title}</h2>}
      <p>{text}</p>
    </div>
  );
}
