import { useRef, type ComponentProps } from 'react';
import { useHydrated } from '../Button';
import { later } from '../later';
import styles from './article.module.css';

/** Without it the marks can be typed. */
const Toolbar = later(() => import('./Toolbar'));

type Props = ComponentProps<'textarea'> & { id: string; label: string };

/** A text with marks, and the toolbar that sets them. */
export function ArticleField({ label, ...attributes }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  return (
    <div className={styles.article}>
      <div className={styles.bar}>
        {hydrated && <Toolbar area={area} areaId={attributes.id} label={label} />}
      </div>
      <textarea ref={area} {...attributes} />
    </div>
  );
}
