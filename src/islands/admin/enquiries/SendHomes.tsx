/** Sends homes to whom an enquiry is from, by WhatsApp, and notes in the thread which they were. */
import { useEffect, useState } from 'react';
import { requireFailedRequest } from '../../../api/failure';
import { updateEnquiry } from '../../../api/inbox';
import { listHomes } from '../../../api/records';
import { inbox } from '../../../content/admin/inbox';
import { newTab } from '../../../content/pages/site';
import { maxSentHomes } from '../../../domain/enquiry/fields';
import type { Enquiry } from '../../../domain/enquiry/schema';
import type { ListedRow } from '../../../domain/list/row';
import { showToast } from '../../toasts';
import { Button, ButtonLink } from '../Button';
import { withSession } from '../calls';
import { Dialog } from '../Dialog';
import { formatHomes, listShared, shareLink } from '../records/share';
import { ChooseHome } from './ChooseHome';
import styles from './inbox.module.css';
import type { Act } from './use-enquiries';

interface Props {
  enquiry: Enquiry;
  act: Act;
}

const words = inbox.send;

function SendDialog({ enquiry, act, onClose }: Props & { onClose: () => void }) {
  const { id, name, dialled, propertyId } = enquiry;
  const [homes, setHomes] = useState<readonly ListedRow[]>([]);
  const [hasFailed, setFailed] = useState(false);
  // A second press is the same line.
  const [line] = useState(() => crypto.randomUUID());
  useEffect(() => {
    if (propertyId === undefined) return;
    const load = async () => {
      try {
        const asked = await withSession(() => listHomes([propertyId]));
        setHomes((now) => [...asked, ...now.filter((home) => home.id !== propertyId)]);
      } catch (thrown) {
        requireFailedRequest(thrown);
        setFailed(true);
      }
    };
    void load();
  }, [propertyId]);

  const add = (home: ListedRow) =>
    setHomes((now) => [...now.filter((one) => one.id !== home.id), home].slice(0, maxSentHomes));
  const shared = listShared(homes);
  const caller = { origin: location.origin, name, number: dialled[0] ?? '' };

  async function note(): Promise<void> {
    const sent = { id: line, homes: shared.map((home) => home.id) };
    const saved = await act(id, () => updateEnquiry(id, { sent }));
    // Messages are below an open dialog.
    onClose();
    if (saved) showToast(words.added(shared.length), { tone: 'success' });
  }

  return (
    <Dialog title={words.title(name)} onClose={onClose}>
      {hasFailed && <p className="field-error">{words.failed}</p>}
      {homes.length > 0 && (
        <ul role="list" className="rows">
          {homes.map((home) => (
            <li key={home.id} className={styles.sent}>
              <span>{home.title}</span>
              <Button
                look="text"
                label={words.remove}
                about={home.title}
                onClick={() => setHomes(homes.filter((one) => one !== home))}
              />
              <span className="quiet small">
                {home.shown ? home.facts.filter(Boolean).join(' · ') : words.hidden}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ChooseHome id={`enquiry-${id}-send`} label={words.add} takesFocus onChoose={add} />
      {caller.number === '' && <p className="field-hint">{words.noNumber}</p>}
      {shared.length > 0 && (
        <details>
          <summary className="button-text">{words.text}</summary>
          <p className={`small ${styles.text}`}>{formatHomes(shared, caller)}</p>
        </details>
      )}
      <div className="cluster answers">
        <Button look="quiet" label={words.cancel} onClick={onClose} />
        {shared.length > 0 && (
          <ButtonLink
            look="main"
            label={words.open}
            about={`(${newTab})`}
            href={shareLink(shared, caller)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => void note()}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The button that opens what is sent. */
export function SendHomes({ enquiry, act }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" label={inbox.actions.send} onClick={() => setOpen(true)} />
      {isOpen && <SendDialog enquiry={enquiry} act={act} onClose={() => setOpen(false)} />}
    </>
  );
}
