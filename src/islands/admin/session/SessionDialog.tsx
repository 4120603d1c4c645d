import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { admin } from '../../../content/admin';
import { showKeptNotice } from '../notice';
import { $signInQuestion } from '../../../stores/session';
import { Dialog } from '../dialog/Dialog';
import { SignInForm } from '../signin/SignInForm';

interface Props {
  /** Who was signed in. */
  username: string;
}

/**
 * Asks for the password when a call finds the session ended, and shows the previous page's notice;
 * part of every admin page's layout.
 */
export default function SessionDialog({ username }: Props) {
  const question = useStore($signInQuestion);
  useEffect(showKeptNotice, []);
  if (!question) return null;
  return (
    <Dialog title={admin.session.title} onClose={() => question.answer(false)}>
      <p>{admin.session.text}</p>
      <SignInForm
        username={username}
        onSignedIn={() => question.answer(true)}
        onCancel={() => question.answer(false)}
      />
    </Dialog>
  );
}
