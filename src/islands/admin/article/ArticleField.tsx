import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import styles from './article.module.css';
import { Toolbar } from './Toolbar';

const shortcuts: Readonly<Record<string, string>> = { b: 'bold', k: 'link' };

type Props = ComponentProps<'textarea'> & { id: string; label: string };

/** A text in Markdown, and the toolbar that sets its marks. */
export function ArticleField({ label, ...attributes }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = shortcuts[event.key.toLowerCase()];
    const hasControl = event.ctrlKey || event.metaKey;
    const button = mark && field.current?.querySelector<HTMLElement>(`[data-md-button='${mark}']`);
    if (!button || !hasControl || event.altKey || event.shiftKey) return;
    event.preventDefault();
    button.click();
  };
  return (
    <div className={styles.article} ref={field}>
      <Toolbar areaId={attributes.id} label={label} />
      <textarea {...attributes} onKeyDown={onKeyDown} />
    </div>
  );
}
