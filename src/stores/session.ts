import { atom } from 'nanostores';

interface SignInQuestion {
  /** `false` when the operator declines. */
  answered: Promise<boolean>;
  answer: (signedIn: boolean) => void;
}

/** Set while the session has ended and a call waits for the password. */
export const $signInQuestion = atom<SignInQuestion | null>(null);

function openQuestion(): SignInQuestion {
  let resolve: (signedIn: boolean) => void = () => undefined;
  const answered = new Promise<boolean>((give) => (resolve = give));
  const answer = (signedIn: boolean) => {
    $signInQuestion.set(null);
    resolve(signedIn);
  };
  return { answered, answer };
}

/** Asks for the password without leaving the page; concurrent calls share one question. */
export function askToSignIn(): Promise<boolean> {
  const question = $signInQuestion.get() ?? openQuestion();
  $signInQuestion.set(question);
  return question.answered;
}
