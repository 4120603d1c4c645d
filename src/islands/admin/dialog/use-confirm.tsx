import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog, type Question } from './ConfirmDialog';

interface Asked {
  question: Question;
  answer: (confirmed: boolean) => void;
}

/** `ask` shows a question and resolves to the operator's choice; render `dialog` beside your view. */
export function useConfirm(): {
  ask: (question: Question) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => setAsked({ question, answer: resolve })),
    [],
  );
  const onAnswer = (confirmed: boolean) => {
    setAsked(null);
    asked?.answer(confirmed);
  };
  return { ask, dialog: asked && <ConfirmDialog question={asked.question} onAnswer={onAnswer} /> };
}
