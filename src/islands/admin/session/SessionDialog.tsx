import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { signInWords } from '../../../content/admin/sign-in';
import { askServerTime } from '../../../stores/clock';
import { $signInQuestion } from '../../../stores/session';
import { Dialog } from '../Dialog';
import { showKeptNotice } from '../notice';
import { SignInForm } from '../signin/SignIn';

/** Asks for the password over any admin page when the session has ended; shows the last page's notice, and asks for the server's day. */
export default function SessionDialog({ username }: { username: string }) {
  const question = useStore($signInQuestion);
  useEffect(showKeptNotice, []);
  useEffect(() => void askServerTime(), []);
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
