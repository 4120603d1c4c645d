import type { LeadInput } from '../../domain/lead/schema';

/** The lead that a form holds. */
export function leadOf(form: HTMLFormElement): LeadInput {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    ...(text('id') && { id: text('id') }),
    ...(text('propertyId') && { propertyId: text('propertyId') }),
    ...(text('openFor') && { openFor: Number(text('openFor')) }),
    propertyName: text('propertyName'),
    name: text('name'),
    number: text('number'),
    subject: text('subject'),
    email: text('email'),
    message: text('message'),
    website: text('website'),
  };
}
