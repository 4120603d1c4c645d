import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { updateEnquiry } from '../../../api/inbox';
import { inbox } from '../../../content/admin/inbox';
import { enquiryErrors } from '../../../content/enquiries/errors';
import { maxNoteLength } from '../../../domain/enquiry/fields';
import type { Enquiry } from '../../../domain/enquiry/schema';
import { storedForm } from '../../../domain/typed-text';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { forgetDraft, keepDraft, readDraft } from '../drafts';
import { useHydrated } from '../use-hydrated';
import { type Act, currentEnquiry, noteDraft } from './use-enquiries';

type KnownNote = Pick<Enquiry, 'note' | 'version'>;

/** The operator's note; the typed text stays in the field whether or not it could be saved. */
export function Note({ enquiry, act }: { enquiry: Enquiry; act: Act }) {
  const [typed, setTyped] = useState<string | null>(null);
  const hydrated = useHydrated();
  // Only this browser has the draft, so it appears after hydration.
  const draft = useMemo(
    () => (hydrated ? readDraft<string, string>(noteDraft(enquiry.id)) : null),
    [hydrated, enquiry.id],
  );
  const text = typed ?? draft?.values ?? enquiry.note;
  const [began, setBegan] = useState<string | null>(null);
  // The saved note that the field began with.
  const before = began ?? draft?.base ?? enquiry.note;
  // The note that a save may replace: the one the field began with, or one that a rejection has revealed.
  const known = useRef<KnownNote>(enquiry);
  // The other note is shown as soon as it is known, perhaps at the moment of the click; so a save
  // replaces it only after the server has rejected one save.
  const hasConflict = enquiry.note !== before && enquiry.note !== text;
  const isFound = typed === null && draft !== null && draft.values !== enquiry.note;
  const id = `enquiry-${enquiry.id}-note`;

  const type = (value: string) => {
    if (typed === null && draft === null) {
      // Until now the field showed the stored note.
      known.current = enquiry;
      setBegan(enquiry.note);
    }
    setTyped(value);
    keepDraft(noteDraft(enquiry.id), before, value);
  };

  /** Calls run one after another, so `known` is set within a call, before the next one begins. */
  async function send(latest: KnownNote): Promise<Enquiry> {
    try {
      // Over the latest, while its note is the one that the operator knows.
      const { version } = latest.note === known.current.note ? latest : known.current;
      return (known.current = await updateEnquiry(enquiry.id, { note: text }, version));
    } catch (thrown) {
      known.current = currentEnquiry(thrown) ?? known.current;
      throw thrown;
    }
  }

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const saved = await act(enquiry.id, (latest) => send(latest ?? enquiry));
    if (!saved) return;
    setBegan(saved.note);
    const newest = readDraft<string, string>(noteDraft(enquiry.id))?.values ?? text;
    if (newest === text) forgetDraft(noteDraft(enquiry.id));
    // Text typed while the note was being saved stays.
    else keepDraft(noteDraft(enquiry.id), saved.note, newest);
    showToast(inbox.noteSaved, { tone: 'success' });
  }

  return (
    <form className="stack" onSubmit={(event) => void save(event)}>
      <div className="field">
        <label htmlFor={id}>{inbox.note}</label>
        <textarea
          className="input"
          id={id}
          rows={3}
          value={text}
          // React would put the saved note back over what was typed before it ran.
          readOnly={!hydrated}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => type(target.value)}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {isFound ? inbox.noteFound : inbox.noteHint}
        </p>
        {storedForm(text).length > maxNoteLength && (
          <p className="field-error">{enquiryErrors.shorten(maxNoteLength)}</p>
        )}
        {hasConflict && <p className="field-error">{inbox.noteConflict(enquiry.note)}</p>}
      </div>
      <Button type="submit" look="quiet" label={inbox.saveNote} />
    </form>
  );
}
