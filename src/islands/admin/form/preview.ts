import type { FormValues } from '../../../domain/form';

/**
 * Shows unsaved values as visitors will see them, in a tab of their own that is used again. They are
 * posted like a form, as they are too long for an address.
 */
export function openPreview(address: string, record: FormValues): void {
  const form = document.createElement('form');
  const field = document.createElement('input');
  Object.assign(form, { method: 'post', action: address, target: 'preview', hidden: true });
  Object.assign(field, { type: 'hidden', name: 'record', value: JSON.stringify(record) });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
