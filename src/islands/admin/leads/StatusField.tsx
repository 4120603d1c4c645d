import { useState } from 'react';
import { updateLead } from '../../../api/inbox';
import { inbox } from '../../../content/inbox';
import type { LeadSummary } from '../../../domain/lead/inbox';
import { leadStatuses } from '../../../domain/lead/vocabulary';
import { useHydrated } from '../use-hydrated';
import type { Act } from './use-inbox';

interface Props {
  lead: LeadSummary;
  act: Act;
}

/** How far the office is with a lead; a choice is saved at once. */
export function StatusField({ lead, act }: Props) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<string | null>(null);
  const id = `lead-${lead.id}-status`;

  async function choose(value: string): Promise<void> {
    const status = leadStatuses.find((word) => word === value);
    setChosen(value);
    await act(lead.id, () => updateLead(lead.id, { status }));
    // From here on the lead itself says it: the new status, or the old one after a refusal.
    setChosen(null);
  }

  return (
    <div className="field">
      <label htmlFor={id}>{inbox.status}</label>
      <select
        className="input"
        id={id}
        disabled={!hydrated}
        value={chosen ?? lead.status}
        onChange={({ target }) => void choose(target.value)}
      >
        {leadStatuses.map((status) => (
          <option key={status} value={status}>
            {inbox.statuses[status]}
          </option>
        ))}
      </select>
    </div>
  );
}
