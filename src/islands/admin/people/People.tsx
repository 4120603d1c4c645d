/** The page of the people who may sign in: invitations, links, taking out, and one's own name and password. */
import { type SubmitEvent, useRef, useState } from 'react';
import { changeOwn, endOtherSessions, invite, takeOut } from '../../../api/session';
import { peopleWords as words } from '../../../content/admin/people';
import { formatMinute } from '../../../domain/date';
import { whatsappShare } from '../../../domain/links';
import { copyText } from '../../copy-text';
import { showToast } from '../../toasts';
import { Button, ButtonLink } from '../Button';
import { failureText, withSession } from '../calls';
import { useConfirm } from '../Dialog';
import { AccountForm } from './AccountForm';

/** A person who can sign in or was invited. Times are ISO 8601 in UTC, '' for never. */
interface ListedPerson {
  id: string;
  name: string;
  username: string;
  lastSignInAt: string;
  /** '' without an invitation that is still good. */
  invitedUntil: string;
}

interface Props {
  people: readonly ListedPerson[];
  /** The id of who looks at it. */
  own: string;
}

function formatState({ username, lastSignInAt, invitedUntil }: ListedPerson): string {
  if (invitedUntil !== '') return words.invited(formatMinute(invitedUntil));
  return `${username} · ${words.signedIn(formatMinute(lastSignInAt))}`;
}

function NewLink({ name, link }: { name: string; link: string }) {
  const {
    ready,
    copy,
    copied,
    notCopied,
    whatsapp,
    email,
    message,
    subject,
    link: label,
  } = words.invite;
  const [copyState, setCopyState] = useState<'copied' | 'refused' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const query = new URLSearchParams({ subject, body: message(link) });
  const onCopy = async () => {
    const isCopied = await copyText(link);
    setCopyState(isCopied ? 'copied' : 'refused');
    if (!isCopied) field.current?.select();
  };
  return (
    <div className="stack caution" role="status">
      <p>{ready(name)}</p>
      <input ref={field} className="input" type="text" readOnly aria-label={label} value={link} />
      {copyState === 'refused' && <p>{notCopied}</p>}
      <div className="cluster">
        <Button look="quiet" label={copyState === 'copied' ? copied : copy} onClick={onCopy} />
        <ButtonLink
          label={whatsapp}
          href={whatsappShare(message(link))}
          target="_blank"
          rel="noopener"
        />
        <ButtonLink label={email} href={`mailto:?${query.toString().replaceAll('+', '%20')}`} />
      </div>
    </div>
  );
}

/** Lists the people who may sign in, invites others, and lets everybody change their own account. */
export default function People({ people, own }: Props) {
  const [listed, setListed] = useState(people);
  const [made, setMade] = useState<{ name: string; link: string } | null>(null);
  const { ask, dialog } = useConfirm();
  const me = listed.find(({ id }) => id === own);

  const run = async (work: () => Promise<void>) => {
    try {
      await withSession(work);
    } catch (thrown) {
      showToast(failureText(thrown), { tone: 'error' });
    }
  };
  const makeLink = (name: string, whom: { id: string } | { name: string }) =>
    run(async () => {
      const { id, link, until } = await invite(whom);
      setMade({ name, link });
      const invited = { id, name, username: '', lastSignInAt: '', invitedUntil: until };
      setListed((before) =>
        before.some((person) => person.id === id)
          ? before.map((person) => (person.id === id ? { ...person, invitedUntil: until } : person))
          : [...before, invited],
      );
    });
  const onInvite = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const name = typeof typed === 'string' ? typed.trim() : '';
    event.currentTarget.reset();
    if (name !== '') void makeLink(name, { name });
  };
  const onTakeOut = async ({ id, name }: ListedPerson) => {
    if (!(await ask(id === own ? words.takeOut.askOwn : words.takeOut.ask(name)))) return;
    await run(async () => {
      await takeOut(id);
      setListed((before) => before.filter((person) => person.id !== id));
      showToast(words.takeOut.done(name), { tone: 'success' });
    });
  };
  const onOthers = () =>
    run(async () => {
      await endOtherSessions();
      showToast(words.own.othersDone, { tone: 'success' });
    });

  return (
    <div className="stack sections">
      <ul role="list" className="rows" aria-label={words.list}>
        {listed.map((person) => (
          <li key={person.id} className="cluster">
            <div>
              <strong>{person.name}</strong>
              {person.id === own && <span className="quiet"> ({words.you})</span>}
              <p className="quiet small numbers">{formatState(person)}</p>
            </div>
            {person.id !== own && (
              <Button
                look="text"
                label={words.invite.again}
                about={person.name}
                onClick={() => makeLink(person.name, { id: person.id })}
              />
            )}
            <Button
              look="text"
              label={words.takeOut.button}
              about={person.name}
              onClick={() => onTakeOut(person)}
            />
          </li>
        ))}
      </ul>
      <section className="stack" aria-labelledby="invite">
        <h2 id="invite">{words.invite.title}</h2>
        <p className="quiet">{words.invite.text}</p>
        <form className="cluster" onSubmit={onInvite}>
          <label htmlFor="invite-name">{words.invite.name}</label>
          <input
            className="input"
            type="text"
            id="invite-name"
            name="name"
            autoComplete="off"
            maxLength={80}
            required
          />
          <Button type="submit" look="quiet" label={words.invite.button} />
        </form>
        {made && <NewLink key={made.link} {...made} />}
      </section>
      {me && (
        <section className="stack" aria-labelledby="own">
          <h2 id="own">{words.own.title}</h2>
          <AccountForm
            asks={['name', 'present', 'newPassword', 'again']}
            first={{ name: me.name }}
            button={words.own.button}
            send={async (values) => {
              await withSession(() => changeOwn(values));
              const { done, donePassword } = words.own;
              showToast(values.password === '' ? done : donePassword, { tone: 'success' });
            }}
          />
          <div>
            <Button look="text" label={words.own.others} onClick={onOthers} />
          </div>
        </section>
      )}
      {dialog}
    </div>
  );
}
