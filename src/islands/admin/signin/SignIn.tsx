/** The form that signs in, on its page and in the dialog over unsaved work when a session has ended. */
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { hasFailed, RequestFailed } from '../../../api/failure';
import { readSession, signIn } from '../../../api/session';
import { admin } from '../../../content/admin/admin';
import { signInMessages } from '../../../content/screen-messages';
import { signInWords } from '../../../content/admin/sign-in';
import { paths } from '../../../paths';
import { failureText } from '../calls';
import { Button } from '../Button';
import { Answers } from '../Dialog';

interface Props {
  /** Given when only the password is asked for again. */
  username?: string;
  onSignedIn: () => void;
  onCancel?: () => void;
}

/** Why a sign-in failed; only the server knows when to try again or what is not set up. */
export function signInFailure(thrown: unknown): string {
  if (hasFailed(thrown, 'signed-out')) return signInMessages.invalid;
  const detail = thrown instanceof RequestFailed ? thrown.problem?.detail : undefined;
  return detail ?? failureText(thrown);
}

/** User name and password; says why the server rejects them. */
export function SignInForm({ username, onSignedIn, onCancel }: Props) {
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    if (username !== undefined) password.current?.focus();
  }, [username]);

  async function send(form: HTMLFormElement): Promise<void> {
    const field = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
    setSending(true);
    setFailure('');
    try {
      await signIn({ username: field('username'), password: field('password') });
      onSignedIn();
    } catch (thrown) {
      setFailure(signInFailure(thrown));
      setSending(false);
      password.current?.select();
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  };

  const submit = <Button type="submit" look="main" label={signInWords.button} isOff={isSending} />;

  // POST keeps the password out of the address if the form is sent before this code has loaded.
  return (
    <form className="stack" method="post" action={paths.signin} onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={`${id}-username`}>{signInWords.username}</label>
        <input
          className="input"
          id={`${id}-username`}
          type="text"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={username}
          readOnly={username !== undefined}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-password`}>{signInWords.password}</label>
        <input
          ref={password}
          className="input"
          id={`${id}-password`}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          aria-describedby={failure ? `${id}-failure` : undefined}
        />
      </div>
      <div role="alert" id={`${id}-failure`}>
        {failure && <p className="field-error">{failure}</p>}
      </div>
      {onCancel ? (
        <Answers safe={admin.cancel} onSafe={onCancel}>
          {submit}
        </Answers>
      ) : (
        submit
      )}
    </form>
  );
}

/** Continues to the admin page if the session is open; without an answer the form stays usable. */
async function continueIfSignedIn(next: string): Promise<void> {
  try {
    if ((await readSession()).signedIn) location.replace(next);
  } catch (thrown) {
    if (!(thrown instanceof RequestFailed)) throw thrown;
  }
}

/** The sign-in page's form; `next` is the admin page to go to, which the server has checked. */
export default function SignIn({ next }: { next: string }) {
  // A link in an email is followed without the strict cookie, so the server took the operator for signed out.
  useEffect(() => void continueIfSignedIn(next), [next]);
  return <SignInForm onSignedIn={() => location.assign(next)} />;
}
