import { ownerForm, ownerRows } from '../../content/enquiries/owner';
import { readOwner } from '../../domain/enquiry/owner';
import EnquiryForm from './EnquiryForm';
import type { ExtraFields } from './EnquiryFields';
import { OwnerFields } from './OwnerFields';

/** What the owner's form has besides: code and words of its own, so that the other forms stay as light as they are. */
const extra: ExtraFields = {
  Fields: OwnerFields,
  read: (valueOf) => ({ owner: readOwner(valueOf) }),
  sentRows: ({ owner }) => ownerRows(owner, ownerForm.labels),
  callLegend: ownerForm.call,
};

/** The form in which an owner asks for services. */
export default function OwnerForm() {
  return <EnquiryForm kind="owner" extra={extra} />;
}
