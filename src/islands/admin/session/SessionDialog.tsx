import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect, useState } from 'react';
import { admin } from '../../../content/admin';
import { $signInQuestion } from '../../../stores/session';
import { showToast } from '../../toasts';
import { showKeptNotice } from '../notice';
import type { SignInQuestionProps } from './SignInQuestion';

interface Props {
  /** Who was signed in. */
  username: string;
}

/**
 * Asks for the password when a call finds the session ended, and shows the previous page's notice;
 * part of every admin page's layout. The question's code is fetched for the first one: without it nobody
 * can answer, so the call that waits fails, and the operator's next one asks again.
 */
export default function SessionDialog({ username }: Props) {
  const question = useStore($signInQuestion);
  const [Question, setQuestion] = useState<ComponentType<SignInQuestionProps> | null>(null);
  useEffect(showKeptNotice, []);
  useEffect(() => {
    if (!question || Question) return;
    import('./SignInQuestion').then(
      (part) => setQuestion(() => part.SignInQuestion),
      () => {
        question.answer(false);
        showToast(admin.partMissing, { tone: 'error' });
      },
    );
  }, [question, Question]);
  if (!question || !Question) return null;
  return <Question username={username} answer={question.answer} />;
}
