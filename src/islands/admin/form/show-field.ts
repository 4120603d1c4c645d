import { fieldId } from './spec';

/** Brings the control of a field into the middle, out of what is folded, with the focus. */
export function showField(name: string): void {
  const control = document.getElementById(fieldId(name));
  if (!control) return;
  control.closest('details')?.setAttribute('open', '');
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}
