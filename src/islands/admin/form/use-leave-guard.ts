import { useEffect, useEffectEvent } from 'react';
import { formWords } from '../../../content/record-form';
import type { Question } from '../dialog/ConfirmDialog';

interface Work {
  /** Asked when somebody is about to leave. */
  isUnsaved: () => boolean;
  /** Whether this browser keeps a copy of it. */
  isKept: () => boolean;
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link || event.defaultPrevented) return null;
  return link.target === '' && link.pathname !== location.pathname ? link : null;
}

function questionOf(work: Work): Question {
  const { title, text, textNotKept, confirm } = formWords.leave;
  return { title, text: work.isKept() ? text : textNotKept, confirm };
}

/**
 * Asks before unsaved work is left: the browser's own question when the tab is closed, ours on links,
 * which phones follow without asking.
 */
export function useLeaveGuard(work: Work, ask: (question: Question) => Promise<boolean>): void {
  const isUnsaved = useEffectEvent(() => work.isUnsaved());
  const confirm = useEffectEvent(() => ask(questionOf(work)));

  useEffect(() => {
    const guard = new AbortController();
    const { signal } = guard;
    const follow = async (link: HTMLAnchorElement) => {
      if (!(await confirm())) return;
      guard.abort();
      location.assign(link.href);
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isUnsaved()) return;
      event.preventDefault();
      void follow(link);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    document.addEventListener('click', onClick, { signal });
    window.addEventListener('beforeunload', onUnload, { signal });
    return () => guard.abort();
  }, []);
}
