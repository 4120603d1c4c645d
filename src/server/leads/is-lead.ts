import type { Lead } from '../../domain/lead/schema';

/** Whether a stored value is a lead, as far as lists and mails rely on it. */
export function isLead(value: unknown): value is Lead {
  const lead = value as Partial<Lead> | null;
  const { name, number, email, subject, propertyName, message, createdAt } = lead ?? {};
  const texts = [name, number, email, subject, propertyName, message, createdAt];
  return (
    texts.every((text) => typeof text === 'string') && typeof lead?.delivery?.state === 'string'
  );
}
