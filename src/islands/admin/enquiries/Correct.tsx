/** What an enquiry says of its sender and of its home, corrected in place; what it was stays in the thread. */
import { useState } from 'react';
import { updateEnquiry } from '../../../api/inbox';
import { inbox } from '../../../content/admin/inbox';
import { enquiryErrors } from '../../../content/enquiries/errors';
import { adminPaths } from '../../../admin-paths';
import { referenceText } from '../../../content/properties/reference';
import { cleanAddress, isEmailAddress } from '../../../domain/email-address';
import { maxLengths } from '../../../domain/enquiry/fields';
import { askedReference } from '../../../domain/enquiry/id';
import { cleanNumber } from '../../../domain/enquiry/phone';
import type { Correction, Enquiry } from '../../../domain/enquiry/schema';
import { storedLine } from '../../../domain/typed-line';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { EditInPlace } from '../records/EditInPlace';
import { ChooseHome } from './ChooseHome';
import { SiteLink } from './HomeLink';
import type { Act } from './use-enquiries';

interface Props {
  enquiry: Enquiry;
  act: Act;
}

/** The facts that are corrected as a text, in the order of the page. */
export const correctable = ['name', 'email', 'number'] as const;
type Correctable = (typeof correctable)[number];

/** Each as it is stored. */
const cleaners: Record<Correctable, (typed: string) => string> = {
  name: storedLine,
  email: cleanAddress,
  number: cleanNumber,
};

function findError(field: Correctable, text: string): string | undefined {
  if (text.length > maxLengths[field]) return enquiryErrors.shorten(maxLengths[field]);
  const isWrong = field === 'email' && text !== '' && !isEmailAddress(text);
  return isWrong ? enquiryErrors.email : undefined;
}

async function save({ enquiry, act }: Props, correction: Correction): Promise<boolean> {
  const saved = await act(enquiry.id, () => updateEnquiry(enquiry.id, { correction }));
  if (!saved) return false;
  const { field } = correction;
  const label = inbox.facts[field === 'propertyId' ? 'property' : field];
  showToast(inbox.saved(label), { tone: 'success' });
  return true;
}

export function Correct({ field, ...props }: Props & { field: Correctable }) {
  const value = props.enquiry[field];
  const label = inbox.facts[field];
  return (
    <>
      <span className="print-only">{value}</span>
      <div className="no-print">
        <EditInPlace
          label={inbox.correct(label)}
          hint={inbox.correctHint}
          shown={value || inbox.add(label)}
          value={value}
          read={(typed) => {
            const text = cleaners[field](typed);
            return { text, error: findError(field, text) };
          }}
          onSave={(text) => save(props, { field, was: value, text })}
        />
      </div>
    </>
  );
}

/** The home that an enquiry is about, and a way to choose another one. */
export function AskedHome(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { id, propertyId, propertyName } = props.enquiry;
  const choose = async (text: string) => {
    setOpen(false);
    await save(props, { field: 'propertyId', was: propertyId ?? '', text });
  };
  const reference = referenceText(askedReference(props.enquiry));
  const isKnown = propertyId !== undefined;
  return (
    <>
      {isKnown ? (
        <>
          <a href={adminPaths.property(propertyId)}>{propertyName || inbox.view}</a> {reference}
        </>
      ) : (
        propertyName
      )}
      {isOpen ? (
        <div className="no-print">
          <ChooseHome
            id={`enquiry-${id}-home`}
            label={inbox.otherHome}
            takesFocus
            onChoose={(home) => void choose(home.id)}
          />
          <div className="cluster tight">
            <Button look="text" label={inbox.keepHome} onClick={() => setOpen(false)} />
            {isKnown && <Button look="text" label={inbox.noHome} onClick={() => choose('')} />}
          </div>
        </div>
      ) : (
        <div className="cluster no-print">
          {isKnown && <SiteLink id={propertyId} name={propertyName} />}
          <Button
            look="text"
            label={isKnown ? inbox.otherHome : inbox.add(inbox.facts.property)}
            onClick={() => setOpen(true)}
          />
        </div>
      )}
    </>
  );
}
