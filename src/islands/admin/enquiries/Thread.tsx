/**
 * The thread of an enquiry in its row: what was done and learned, and the field for the next line, which keeps what is typed
 * until it is saved.
 */
import { type SubmitEvent, useMemo, useState } from 'react';
import { updateEnquiry } from '../../../api/inbox';
import { inbox } from '../../../content/admin/inbox';
import { enquiryErrors } from '../../../content/enquiries/errors';
import { formatMinute } from '../../../domain/date';
import { type LineKind, lineKinds, maxLineLength } from '../../../domain/enquiry/fields';
import type { Enquiry } from '../../../domain/enquiry/schema';
import { findHomeLines } from '../../../domain/enquiry/asked-properties';
import { storedForm } from '../../../domain/typed-text';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { forgetDraft, keepDraft, readDraft } from '../drafts';
import { findName } from '../people/By';
import { useHydrated } from '../use-hydrated';
import { linkHomes } from './HomeLink';
import styles from './inbox.module.css';
import { type Act, lineDraft } from './use-enquiries';

interface Props {
  enquiry: Enquiry;
  act: Act;
}

/** What is typed, with the id of the line that it becomes: another text is another line. */
interface Typed {
  id: string;
  text: string;
}

const nothing: Typed = { id: '', text: '' };

/** What the office did and learned, the first line first. */
export function Thread({ enquiry }: Pick<Props, 'enquiry'>) {
  const hydrated = useHydrated();
  const words = inbox.thread;
  const id = `enquiry-${enquiry.id}-thread`;
  if (enquiry.thread.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id} className="row-heading">
        {words.title}
      </h3>
      <ol role="list" className="stack">
        {enquiry.thread.map((line) => (
          <li key={line.id}>
            <p className="numbers quiet small">
              {[formatMinute(line.at), words.kinds[line.kind], hydrated && findName(line.by)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className={`measure ${styles.text}`}>{linkHomes(line.text, findHomeLines(line))}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The next line: one field, and a button for each kind; the typed text stays until it is saved. */
export function AddLine({ enquiry, act }: Props) {
  const hydrated = useHydrated();
  const words = inbox.thread;
  const name = lineDraft(enquiry.id);
  // Only this browser has the draft, so it appears after hydration.
  const draft = useMemo(
    () => (hydrated ? (readDraft<Typed, Typed>(name)?.values ?? null) : null),
    [hydrated, name],
  );
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isSending, setSending] = useState(false);
  const { id: line, text } = typed ?? draft ?? nothing;
  const isTooLong = storedForm(text).length > maxLineLength;
  const id = `enquiry-${enquiry.id}-line`;

  function type(next: string): void {
    const now = { id: crypto.randomUUID(), text: next };
    setTyped(now);
    if (next === '') forgetDraft(name);
    else keepDraft(name, nothing, now);
  }

  async function add(kind: LineKind): Promise<void> {
    if (isSending) return;
    setSending(true);
    const patch = { line: { id: line, kind, text } };
    const saved = await act(enquiry.id, () => updateEnquiry(enquiry.id, patch));
    setSending(false);
    if (!saved) return;
    forgetDraft(name);
    setTyped(nothing);
    showToast(words.added, { tone: 'success' });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const pressed = event.nativeEvent.submitter?.getAttribute('value');
    const kind = lineKinds.find((one) => one === pressed);
    if (kind && storedForm(text) !== '') void add(kind);
  }

  return (
    <form className="stack" onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={id}>{words.label}</label>
        <textarea
          className="input"
          id={id}
          rows={2}
          required
          value={text}
          // React would put the empty field back over what was typed before it ran; what is typed while it is sent would not be.
          readOnly={!hydrated || isSending}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => type(target.value)}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {typed === null && draft !== null ? words.found : words.hint}
        </p>
        {isTooLong && <p className="field-error">{enquiryErrors.shorten(maxLineLength)}</p>}
      </div>
      <div className="cluster tight">
        {lineKinds.map((kind) => (
          <Button
            key={kind}
            type="submit"
            value={kind}
            look="quiet"
            label={words.add[kind]}
            isOff={isSending}
          />
        ))}
      </div>
    </form>
  );
}
