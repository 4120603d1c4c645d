import { useEffect } from 'react';
import { isSignedIn } from '../../../api/session';
import { RequestFailed } from '../../../api/failure';
import { SignInForm } from './SignInForm';

interface Props {
  /** The admin page to go to; the server has checked that it is one. */
  next: string;
}

/** Continues to the admin page if the session is open; without an answer the form stays usable. */
async function skip(next: string): Promise<void> {
  try {
    if (await isSignedIn()) location.replace(next);
  } catch (thrown) {
    if (!(thrown instanceof RequestFailed)) throw thrown;
  }
}

/** The sign-in page's form. */
export default function SignIn({ next }: Props) {
  // A link in an email is followed without the strict cookie, so the server took the operator for signed out.
  useEffect(() => void skip(next), [next]);
  return <SignInForm onSignedIn={() => location.assign(next)} />;
}
