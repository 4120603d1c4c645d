import { inbox } from '../../../content/inbox';
import type { LeadSummary } from '../../../domain/lead/inbox';
import { Button } from '../Button';
import { useConfirm } from '../dialog/use-confirm';

interface Props {
  lead: LeadSummary;
  onErase: (id: string) => Promise<void>;
}

/** Erases a lead when somebody asks for it; the one thing here that cannot be taken back. */
export function Erase({ lead, onErase }: Props) {
  const { ask, dialog } = useConfirm();

  async function erase(): Promise<void> {
    const { title, text, confirm } = inbox.erase;
    const name = lead.name || inbox.nobody;
    const question = { title: title.replace('#', () => name), text, confirm };
    if (await ask(question)) await onErase(lead.id);
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
