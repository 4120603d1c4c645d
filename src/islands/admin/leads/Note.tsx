import { type SubmitEvent, useState, useSyncExternalStore } from 'react';
import { updateLead } from '../../../api/inbox';
import { inbox } from '../../../content/inbox';
import type { LeadSummary } from '../../../domain/lead/inbox';
import { keepNoteDraft, readNoteDraft } from '../../../stores/note-drafts';
import { showToast } from '../../../stores/toasts';
import { Button } from '../Button';
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
  // Shown as soon as it is known, so that saving over it is a choice.
  const isOther = lead.note !== before && lead.note !== text;
  const id = `lead-${lead.id}-note`;

  const type = (value: string) => {
    setTyped(value);
    keepNoteDraft(lead.id, value);
  };

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const saved = await act(lead.id, (since) =>
      updateLead(lead.id, { note: text }, since ?? lead.version),
    );
    if (!saved) return;
    setBefore(saved.note);
    keepNoteDraft(lead.id, null);
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
