/**
 * The form of names, passwords and a set-up code, for whoever sets up a site, joins or changes their own. It compares the
 * two new passwords; all else the server decides.
 */
import { type SubmitEvent, useId, useState } from 'react';
import { RequestFailed } from '../../../api/failure';
import { peopleWords as words } from '../../../content/admin/people';
import { Field } from '../../form/Field';
import { Button } from '../Button';
import { failureText } from '../calls';

const makeAttributes = {
  code: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  name: { autoComplete: 'name' },
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  present: { autoComplete: 'current-password' },
  password: { autoComplete: 'new-password' },
  newPassword: { autoComplete: 'new-password' },
  again: { autoComplete: 'new-password' },
} as const;
type AccountField = keyof typeof makeAttributes;

const secrets: readonly AccountField[] = ['present', 'password', 'newPassword', 'again'];

interface Props {
  asks: readonly AccountField[];
  first?: Partial<Record<AccountField, string>>;
  button: string;
  /** Throws as `request` does; a new password comes as `password`, '' where none was chosen. */
  send: (values: Readonly<Record<string, string>>) => Promise<void>;
}

function readErrors(thrown: unknown): Readonly<Record<string, string>> {
  const problem = thrown instanceof RequestFailed ? thrown.problem : null;
  const errors = problem?.errors ?? [];
  if (errors.length === 0) return { form: problem?.detail ?? failureText(thrown) };
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

export function AccountForm({ asks, first = {}, button, send }: Props) {
  const id = useId();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const [isShown, setShown] = useState(false);
  const mayStay = asks.includes('newPassword');

  async function submit(form: HTMLFormElement): Promise<void> {
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string') values[name] = value;
    const password = values.newPassword ?? values.password ?? '';
    if (values.again !== password) {
      setErrors({ again: words.differ });
      return;
    }
    setSending(true);
    setErrors({});
    try {
      await send({ ...values, password });
    } catch (thrown) {
      setErrors(readErrors(thrown));
    } finally {
      setSending(false);
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void submit(event.currentTarget);
  };

  // POST keeps passwords out of the address if the form is sent before this code has loaded.
  return (
    <form className="stack" method="post" onSubmit={onSubmit}>
      {asks.map((name) => {
        const fieldWords: { label: string; hint?: string } = words.fields[name];
        return (
          <Field
            key={name}
            id={`${id}-${name}`}
            {...fieldWords}
            error={errors[name === 'newPassword' ? 'password' : name]}
            isAlert
          >
            {(attributes) => (
              <input
                {...attributes}
                {...makeAttributes[name]}
                className="input"
                name={name}
                type={secrets.includes(name) && !isShown ? 'password' : 'text'}
                required={!mayStay || name === 'name' || name === 'present'}
                defaultValue={first[name]}
              />
            )}
          </Field>
        );
      })}
      <label className="check">
        <input type="checkbox" onChange={({ target }) => setShown(target.checked)} />
        {words.show}
      </label>
      <div role="alert">{errors.form && <p className="field-error">{errors.form}</p>}</div>
      <div>
        <Button type="submit" look="main" label={button} isOff={isSending} />
      </div>
    </form>
  );
}
