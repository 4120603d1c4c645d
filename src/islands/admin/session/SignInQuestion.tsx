import { signInWords } from '../../../content/sign-in';
import { Dialog } from '../dialog/Dialog';
import { SignInForm } from '../signin/SignInForm';

export interface SignInQuestionProps {
  /** Who was signed in. */
  username: string;
  answer: (signedIn: boolean) => void;
}

/** Asks for the password again, over the page. */
export function SignInQuestion({ username, answer }: SignInQuestionProps) {
  const onCancel = () => answer(false);
  return (
    <Dialog title={signInWords.again.title} onClose={onCancel}>
      <p>{signInWords.again.text}</p>
      <SignInForm username={username} onSignedIn={() => answer(true)} onCancel={onCancel} />
    </Dialog>
  );
}
