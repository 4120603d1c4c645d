import { eraseLead } from '../../../api/inbox';
import { inbox } from '../../../content/inbox';
import type { LeadSummary } from '../../../domain/lead/inbox';
import { showToast } from '../../../stores/toasts';
import { Button } from '../Button';
import { useConfirm } from '../dialog/use-confirm';
import { withSession } from '../session/with-session';

interface Props {
  lead: LeadSummary;
  onErased: (id: string) => void;
}

/** Erases a lead when somebody asks for it; the one thing here that cannot be taken back. */
export function Erase({ lead, onErased }: Props) {
  const { ask, dialog } = useConfirm();

  async function erase(): Promise<void> {
    const { title, text, confirm, done } = inbox.erase;
    const name = lead.name || inbox.nobody;
    if (!(await ask({ title: title.replace('#', () => name), text, confirm }))) return;
    try {
      await withSession(() => eraseLead(lead.id));
      showToast(done, { tone: 'success' });
      onErased(lead.id);
    } catch {
      showToast(inbox.failed, { tone: 'error' });
    }
  }

  return (
    <p>
      <Button className="button-text" onClick={() => void erase()}>
        {inbox.actions.erase}
      </Button>
      {dialog}
    </p>
  );
}
