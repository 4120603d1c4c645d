import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { RequestFailed } from '../../../api/failure';
import { readSession } from '../../../api/session';
import { admin } from '../../../content/admin/admin';
import { signInWords } from '../../../content/admin/sign-in';
import { askServerTime } from '../../../stores/clock';
import { $signInQuestion } from '../../../stores/session';
import { Answers, Dialog } from '../Dialog';
import { showKeptNotice } from '../notice';
import { SignInForm } from '../signin/SignIn';

/** Without an answer the password is asked for: that says what is wrong. */
async function isTakenOut(): Promise<boolean> {
  try {
    return (await readSession()).isTakenOut === true;
  } catch (thrown) {
    if (!(thrown instanceof RequestFailed)) throw thrown;
    return false;
  }
}

/** Asks for the password over any admin page when the session has ended; shows the last page's notice, and asks for the server's day. */
export default function SessionDialog({ username }: { username: string }) {
  const question = useStore($signInQuestion);
  const [isOut, setOut] = useState(false);
  useEffect(showKeptNotice, []);
  useEffect(() => {
    if (question) void isTakenOut().then(setOut);
  }, [question]);
  useEffect(() => void askServerTime(), []);
  if (!question) return null;
  const onCancel = () => question.answer(false);
  const { title, text } = isOut ? signInWords.takenOut : signInWords.again;
  return (
    <Dialog title={title} onClose={onCancel}>
      <p>{text}</p>
      {isOut ? (
        <Answers safe={admin.close} onSafe={onCancel} />
      ) : (
        <SignInForm
          username={username}
          onSignedIn={() => question.answer(true)}
          onCancel={onCancel}
        />
      )}
    </Dialog>
  );
}
