import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

function keyAt(event: Event): string | null {
  const item = event.target instanceof Element ? event.target.closest('[data-key]') : null;
  return item?.getAttribute('data-key') ?? null;
}

/**
 * Orders the items of a list (those with `data-key`) by dragging; answers the key of the one that is
 * dragged. Their buttons do the same for the keyboard and for fingers.
 */
export function useDragOrder(
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
