import { useEffect, useRef, useState, type ReactNode } from 'react';
import { renderBlog } from '../../../api/blog-preview';
import { articleWords } from '../../../content/article';
import { newestOnly } from '../calls';
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
    const load = newestOnly(async () => {
      const values = editor.read();
      return { key: JSON.stringify(values), article: await renderBlog(values) };
    });
    const refresh = async () => {
      if (JSON.stringify(editor.read()) === shown) return;
      try {
        const fresh = await load();
        if (!fresh || !pane.current) return;
        adopt(pane.current, fresh.article);
        shown = fresh.key;
        setLate(false);
      } catch {
        setLate(true);
      }
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
