import { ownerForm, ownerTexts } from '../../content/enquiries/owner';
import { type Owner, readOwner } from '../../domain/enquiry/owner';
import type { EnquiryInput } from '../../domain/enquiry/schema';
import EnquiryForm from './EnquiryForm';
import type { ExtraFields } from './EnquiryFields';
import { OwnerFields } from './OwnerFields';

const { labels } = ownerForm;
// The words have a label for each field, and no other keys.
const names = Object.keys(labels) as (keyof Owner)[];

function sentRows({ owner }: EnquiryInput): [label: string, text: string][] {
  if (owner === undefined) return [];
  const texts = ownerTexts(owner);
  return names.map((name) => [labels[name], texts[name]]);
}

/** What the owner's form has besides: code and words of its own, so that the other forms stay as light as they are. */
const extra: ExtraFields = {
  Fields: OwnerFields,
  read: (valueOf) => ({ owner: readOwner(valueOf) }),
  sentRows,
  call: ownerForm.call,
};

/** The form in which an owner asks for services. */
export default function OwnerForm() {
  return <EnquiryForm kind="owner" extra={extra} />;
}
