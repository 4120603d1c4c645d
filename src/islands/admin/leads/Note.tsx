import { type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react';
import { updateLead } from '../../../api/inbox';
import { inbox } from '../../../content/inbox';
import type { LeadSummary } from '../../../domain/lead/inbox';
import type { Lead } from '../../../domain/lead/schema';
import { forgetSavedNote, keepNoteDraft, readNoteDraft } from '../../../stores/note-drafts';
import { showToast } from '../../../stores/toasts';
import { Button } from '../Button';
import { currentOf } from './conflict';
import { type NoteBase, versionToReplace } from './note-base';
import type { Act } from './use-inbox';

interface Props {
  lead: LeadSummary;
  act: Act;
}

/** The office's own note; what is typed stays in the field whatever the saving says. */
export function Note({ lead, act }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  // The server does not know it, so it appears after hydration.
  const draft = useSyncExternalStore(
    () => () => undefined,
    () => readNoteDraft(lead.id),
    () => null,
  );
  const text = typed ?? draft ?? lead.note;
  const [before, setBefore] = useState(lead.note);
  // What may be replaced: the note that the field began with, or one that a refusal has shown.
  const known = useRef<NoteBase>(lead);
  // Shown as soon as it is known, which may be the moment of the click: only a refusal makes it a choice.
  const isOther = lead.note !== before && lead.note !== text;
  const id = `lead-${lead.id}-note`;

  const type = (value: string) => {
    if (typed === null && draft === null) {
      // Until now the field has followed the lead, and shown the note as it is.
      known.current = lead;
      setBefore(lead.note);
    }
    setTyped(value);
    keepNoteDraft(lead.id, value);
  };

  /** Calls follow each other, so what is known is settled within them, before the next one begins. */
  async function send(latest: NoteBase): Promise<Lead> {
    try {
      const version = versionToReplace(known.current, latest);
      return (known.current = await updateLead(lead.id, { note: text }, version));
    } catch (thrown) {
      known.current = currentOf(thrown) ?? known.current;
      throw thrown;
    }
  }

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const saved = await act(lead.id, (since) => send(since ?? lead));
    if (!saved) return;
    setBefore(saved.note);
    forgetSavedNote(lead.id, text);
    showToast(inbox.noteSaved, { tone: 'success' });
  }

  return (
    <form onSubmit={(event) => void save(event)}>
      <div className="field">
        <label htmlFor={id}>{inbox.note}</label>
        <textarea
          className="input"
          id={id}
          rows={3}
          maxLength={2_000}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => type(target.value)}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {inbox.noteHint}
        </p>
        {isOther && (
          <p className="field-error">{inbox.noteConflict.replace('#', () => lead.note)}</p>
        )}
      </div>
      <Button type="submit" className="button button-quiet">
        {inbox.saveNote}
      </Button>
    </form>
  );
}
