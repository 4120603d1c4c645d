/** Where a form's draft is kept: the contact form has one, the enquiry about each home its own. */
export function draftKey(kind: 'contact' | 'enquiry', propertyId = ''): string {
  return `draft:${kind}:${propertyId}`;
}
