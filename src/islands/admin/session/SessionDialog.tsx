import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { signInWords } from '../../../content/admin/sign-in';
import { $signInQuestion } from '../../../stores/session';
import { Dialog } from '../Dialog';
import { showKeptNotice } from '../notice';
import { SignInForm } from '../signin/SignIn';

/** Asks for the password over any admin page when the session has ended; shows the last page's notice. */
export default function SessionDialog({ username }: { username: string }) {
  const question = useStore($signInQuestion);
  useEffect(showKeptNotice, []);
  if (!question) return null;
  const onCancel = () => question.answer(false);
  return (
    <Dialog title={signInWords.again.title} onClose={onCancel}>
      <p>{signInWords.again.text}</p>
      <SignInForm
        username={username}
        onSignedIn={() => question.answer(true)}
        onCancel={onCancel}
      />
    </Dialog>
  );
}
