import { useState } from 'react';
import { publish } from '../../../api/company';
import { companyForm } from '../../../content/forms/company';
import type { PublishingNote } from '../../../domain/company/publishing';
import { Button } from '../Button';
import { failureText, withSession } from '../calls';

const words = companyForm.publishing;

/** Where a page of the company says whether visitors see what is saved. */
export const publishingId = 'publishing';

/** Says whether visitors see what is saved, and asks the host for a build where they do not. */
export default function Publish(first: PublishingNote) {
  const [note, setNote] = useState(first);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async () => {
    setAsking(true);
    setFailure(null);
    try {
      setNote(await withSession(publish));
    } catch (thrown) {
      setFailure(failureText(thrown));
    }
    setAsking(false);
  };
  return (
    <section
      id={publishingId}
      className={note.isOnSite ? 'quiet' : 'stack caution tight'}
      aria-label={words.title}
    >
      <p role="status">{note.text}</p>
      {note.canAsk && (
        <>
          <p className="quiet small">{words.cost}</p>
          <div>
            <Button
              look="main"
              label={isAsking ? words.asking : words.button}
              isOff={isAsking}
              onClick={ask}
            />
          </div>
        </>
      )}
      {failure !== null && (
        <p role="alert" className="field-error">
          {failure}
        </p>
      )}
    </section>
  );
}
