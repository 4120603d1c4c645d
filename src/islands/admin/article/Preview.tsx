import { useEffect, useRef, useState, type ReactNode } from 'react';
import { renderBlog } from '../../../api/blog-preview';
import { articleWords } from '../../../content/article';
import type { Editor } from '../form/editor';
import styles from './article.module.css';
import { adopt } from './adopt';

interface Props {
  editor: Editor;
}

/** How long (ms) after the last key the preview follows. */
const restMilliseconds = 400;

const words = articleWords.preview;

/** The blog post as visitors will see it, rendered by the server while it is written. */
export default function Preview({ editor }: Props): ReactNode {
  const pane = useRef<HTMLDivElement>(null);
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = '';
    const saved = document.querySelector('[data-preview]');
    if (pane.current && saved) adopt(pane.current, saved);
    if (saved || editor.isNew) shown = JSON.stringify(editor.baseline.values);
    let newest = 0;
    const refresh = async () => {
      const values = editor.read();
      const key = JSON.stringify(values);
      const run = (newest += 1);
      if (key === shown) return;
      const article = await renderBlog(values).catch(() => null);
      // An older text, or a failure to show it, never replaces a newer one.
      if (run !== newest) return;
      setLate(article === null);
      if (article === null || !pane.current) return;
      adopt(pane.current, article);
      shown = key;
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), restMilliseconds);
    };
    const stopFollowing = editor.$changes.listen(later);
    window.addEventListener('online', later);
    later();
    return () => {
      clearTimeout(timer);
      stopFollowing();
      window.removeEventListener('online', later);
    };
  }, [editor]);

  return (
    // It scrolls by itself on wide screens, which takes the focus.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
    <section className={styles.preview} aria-label={words.title} tabIndex={0}>
      <p className="field-label">{words.title}</p>
      <p role="status" className="small">
        {isLate && words.late}
      </p>
      <div ref={pane}>{editor.isNew && <p className="quiet">{words.empty}</p>}</div>
    </section>
  );
}
