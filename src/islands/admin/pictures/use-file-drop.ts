import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/**
 * Accepts files dropped on a part of the page; returns whether some are being dragged over it.
 * Files dropped elsewhere do not replace the page, which holds unsaved work.
 */
export function useFileDrop(
  part: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const listening = new AbortController();
    const isInside = ({ target }: DragEvent) =>
      target instanceof Node && (part.current?.contains(target) ?? false);
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(isInside(event));
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (isInside(event)) take([...(event.dataTransfer?.files ?? [])]);
    };
    const { signal } = listening;
    document.addEventListener('dragover', onOver, { signal });
    document.addEventListener('dragleave', onLeave, { signal });
    document.addEventListener('drop', onDrop, { signal });
    return () => listening.abort();
  }, [part]);

  return isOver;
}
