import { lazy, Suspense, useRef, type ComponentProps } from 'react';
import { useHydrated } from '../Button';
import styles from './article.module.css';

/** Loaded beside the form; without it the marks can be typed. */
const Toolbar = lazy(() => import('./Toolbar').catch(() => ({ default: () => null })));

type Props = ComponentProps<'textarea'> & { id: string; label: string };

/** A text with marks, and the toolbar that sets them. */
export function ArticleField({ label, ...attributes }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  return (
    <div className={styles.article}>
      <div className={styles.bar}>
        {hydrated && (
          <Suspense>
            <Toolbar area={area} areaId={attributes.id} label={label} />
          </Suspense>
        )}
      </div>
      <textarea ref={area} {...attributes} />
    </div>
  );
}
