import { type SubmitEvent, useState } from 'react';
import { updateLead } from '../../../api/inbox';
import { inbox } from '../../../content/inbox';
import type { LeadSummary } from '../../../domain/lead/inbox';
import { showToast } from '../../../stores/toasts';
import type { Act } from './use-inbox';

interface Props {
  lead: LeadSummary;
  act: Act;
}

/** The office's own note; what is typed stays in the field whatever the saving says. */
export function Note({ lead, act }: Props) {
  const [text, setText] = useState(lead.note);
  const [before, setBefore] = useState(lead.note);
  // Shown as soon as it is known, so that saving over it is a choice.
  const isOther = lead.note !== before && lead.note !== text;
  const id = `lead-${lead.id}-note`;

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const saved = await act(lead.id, () => updateLead(lead.id, { note: text }, lead.version));
    if (!saved) return;
    setBefore(saved.note);
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
          onChange={({ target }) => setText(target.value)}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {inbox.noteHint}
        </p>
        {isOther && (
          <p className="field-error">{inbox.noteConflict.replace('#', () => lead.note)}</p>
        )}
      </div>
      <button type="submit" className="button button-quiet">
        {inbox.saveNote}
      </button>
    </form>
  );
}
