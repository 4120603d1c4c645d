import { readLead, updateLead } from '../../../api/inbox';
import { inbox } from '../../../content/inbox';
import { isQuarantined, type LeadSummary } from '../../../domain/lead/inbox';
import { showToast } from '../../../stores/toasts';
import { Button } from '../Button';
import { Erase } from './Erase';
import { Facts } from './Facts';
import styles from './lead-detail.module.css';
import { MailState } from './MailState';
import { Note } from './Note';
import { Replies } from './Replies';
import { StatusField } from './StatusField';
import type { Act } from './use-inbox';
import { useWhole } from './use-whole';

interface Props {
  lead: LeadSummary;
  act: Act;
  onErase: (id: string) => Promise<void>;
}

function SetAside({ lead, act }: Omit<Props, 'onErase'>) {
  async function release(): Promise<void> {
    const released = await act(lead.id, () => updateLead(lead.id, { release: true }));
    if (released) showToast(inbox.released, { tone: 'success' });
  }
  return (
    <div className={styles.aside}>
      <p>{inbox.setAside.replace('#', () => lead.suspicion.replace(/\.$/, ''))}</p>
      <Button className="button" onClick={() => void release()}>
        {inbox.release}
      </Button>
    </div>
  );
}

function Message({ lead }: { lead: LeadSummary }) {
  const { message, isCut, showAll } = useWhole(lead, () => readLead(lead.id));
  return (
    <div className={styles.message}>
      <p>{message}</p>
      {isCut && (
        <Button className="button-text" onClick={() => void showAll()}>
          {inbox.cut}
        </Button>
      )}
    </div>
  );
}

/** The whole of a lead and everything that can be done about it. */
export function LeadDetail({ lead, act, onErase }: Props) {
  return (
    <div className={styles.detail}>
      {isQuarantined(lead) && <SetAside lead={lead} act={act} />}
      <div className={styles.said}>
        <Facts lead={lead} />
        <Message lead={lead} />
        <Replies lead={lead} />
      </div>
      <div className={styles.kept}>
        <StatusField lead={lead} act={act} />
        <Note lead={lead} act={act} />
        <MailState lead={lead} act={act} />
        <Erase lead={lead} onErase={onErase} />
      </div>
    </div>
  );
}
