/** The pictures of a form in their order, with progress, faults and buttons; dragging is one way of several. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { pictureWords } from '../../../content/forms/pictures';
import { coverIndex } from '../../../domain/picture/order';
import styles from '../record-form.module.css';
import { PictureItem } from './PictureItem';
import type { Pictures } from './pictures';

/** The pictures in their order; moved by dragging, or by their buttons, for the keyboard and for fingers. */
export function PictureList({ pictures }: { pictures: Pictures }) {
  const entries = useStore(pictures.$entries);
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ key: string; action: string } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const cover = coverIndex(entries.map(({ url }) => url));

  useEffect(() => {
    if (!wanted.current) return;
    const { key, action } = wanted.current;
    wanted.current = null;
    const buttons = `[data-key="${key}"] [data-action="${action}"]`;
    list.current?.querySelector<HTMLElement>(buttons)?.focus();
  }, [entries]);

  const move = (key: string, to: number, action: string) => {
    wanted.current = { key, action };
    pictures.move(key, to);
  };
  const remove = (key: string) => {
    const index = pictures.findIndex(key);
    const next = entries[index + 1] ?? entries[index - 1];
    if (next) wanted.current = { key: next.key, action: 'remove' };
    else document.getElementById('field-images')?.focus();
    pictures.remove(key);
  };
  const dragging = (key: string) => ({
    draggable: true,
    onDragStart: () => setDragged(key),
    onDragOver: (event: DragEvent) => {
      if (dragged !== null) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      if (dragged !== key) pictures.move(dragged, pictures.findIndex(key));
    },
    onDragEnd: () => setDragged(null),
  });
  return (
    <ol ref={list} role="list" className="grid" aria-label={pictureWords.list}>
      {entries.map((entry, index) => (
        <li
          key={entry.key}
          data-key={entry.key}
          className={styles.picture}
          data-dragged={dragged === entry.key || undefined}
          {...dragging(entry.key)}
        >
          <PictureItem
            entry={entry}
            name={pictures.formatName(entry.key)}
            index={index}
            total={entries.length}
            isCover={index === cover}
            isAlone={pictures.settings.limit === 1}
            onMove={(to, action) => move(entry.key, to, action)}
            onRemove={() => remove(entry.key)}
            onRetry={() => pictures.retry(entry.key)}
          />
        </li>
      ))}
    </ol>
  );
}
