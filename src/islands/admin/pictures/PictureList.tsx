import { useStore } from '@nanostores/react';
import { useEffect, useRef, useEffectEvent, useState, type RefObject } from 'react';
import { pictureWords } from '../../../content/pictures';
import { coverPlace } from '../../../domain/picture/order';
import { PictureItem } from './PictureItem';
import type { Pictures } from './pictures';
import styles from './pictures.module.css';

function keyAt(event: Event): string | null {
  const item = event.target instanceof Element ? event.target.closest('[data-key]') : null;
  return item?.getAttribute('data-key') ?? null;
}

/**
 * Orders the items of a list (those with `data-key`) by dragging; returns the key of the dragged
 * item. Their buttons do the same for the keyboard and for fingers.
 */
function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (dragged: string, onto: string) => void,
): string | null {
  const [dragged, setDragged] = useState<string | null>(null);
  const drop = useEffectEvent((onto: string | null) => {
    if (dragged !== null && onto !== null && dragged !== onto) onDrop(dragged, onto);
  });
  const isDragging = useEffectEvent(() => dragged !== null);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onStart = (event: DragEvent) => {
      if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
      setDragged(keyAt(event));
    };
    const onOver = (event: DragEvent) => {
      if (isDragging()) event.preventDefault();
    };
    const onEnd = (event: DragEvent) => {
      if (event.type === 'drop' && isDragging()) {
        event.preventDefault();
        drop(keyAt(event));
      }
      setDragged(null);
    };
    element.addEventListener('dragstart', onStart, { signal });
    element.addEventListener('dragover', onOver, { signal });
    element.addEventListener('drop', onEnd, { signal });
    element.addEventListener('dragend', onEnd, { signal });
    return () => listening.abort();
  }, [list]);

  return dragged;
}

interface Props {
  pictures: Pictures;
}

/** The button to focus after the list changed. */
interface Wanted {
  key: string;
  action: string;
}

/** The pictures in their order; moved by dragging or by their buttons. */
export function PictureList({ pictures }: Props) {
  const entries = useStore(pictures.$entries);
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<Wanted | null>(null);
  const dragged = useDragOrder(list, (key, onto) => pictures.move(key, pictures.placeOf(onto)));
  const cover = coverPlace(entries.map(({ url }) => url));

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
    const at = entries.findIndex((one) => one.key === key);
    const next = entries[at + 1] ?? entries[at - 1];
    if (next) wanted.current = { key: next.key, action: 'remove' };
    else document.getElementById('field-images')?.focus();
    pictures.remove(key);
  };
  return (
    <ol ref={list} role="list" className="grid" aria-label={pictureWords.list}>
      {entries.map((entry, at) => (
        <li
          key={entry.key}
          data-key={entry.key}
          className={styles.item}
          data-dragged={dragged === entry.key || undefined}
          draggable
        >
          <PictureItem
            entry={entry}
            name={pictures.nameOf(entry.key)}
            place={at}
            total={entries.length}
            isCover={at === cover}
            onMove={(to, action) => move(entry.key, to, action)}
            onRemove={() => remove(entry.key)}
            onRetry={() => pictures.retry({ key: entry.key })}
          />
        </li>
      ))}
    </ol>
  );
}
