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

type Reason = keyof typeof signInWords.ended;

/** Why the password is asked for; without an answer the form says what is wrong. */
async function findReason(): Promise<Reason> {
  try {
    return (await readSession()).ended ?? 'time';
  } catch (thrown) {
    if (!(thrown instanceof RequestFailed)) throw thrown;
    return 'time';
  }
}

/** Asks for the password over any admin page when the session has ended; shows the last page's notice, and asks for the server's day. */
export default function SessionDialog({ username }: { username: string }) {
  const question = useStore($signInQuestion);
  const [reason, setReason] = useState<Reason>('time');
  useEffect(showKeptNotice, []);
  useEffect(() => {
    if (question) void findReason().then(setReason);
  }, [question]);
  useEffect(() => void askServerTime(), []);
  if (!question) return null;
  const onCancel = () => question.answer(false);
  const { title, text } = signInWords.ended[reason];
  return (
    <Dialog title={title} onClose={onCancel}>
      <p>{text}</p>
      {reason === 'taken-out' ? (
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
