import type { KeyboardEvent } from 'react';

/** For fields of a dialog inside a form: Enter answers the dialog, where it would submit the whole form. */
export function onEnter(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
}
