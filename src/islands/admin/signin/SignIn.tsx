import { SignInForm } from './SignInForm';

interface Props {
  /** The admin page to go to; the server has checked that it is one. */
  next: string;
}

/** The sign-in page's form. */
export default function SignIn({ next }: Props) {
  return <SignInForm onSignedIn={() => location.assign(next)} />;
}
