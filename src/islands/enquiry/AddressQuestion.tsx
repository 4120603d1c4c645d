/**
 * The question below an email address that looks mistyped. It never holds a form back; what looks mistyped is decided in
 * `domain/enquiry`.
 */
import { useEffect, useRef, useState } from 'react';
import { enquiryWords } from '../../content/enquiries/enquiry';
import { cleanAddress } from '../../domain/email-address';
import { probableAddress } from '../../domain/enquiry/mistyped-address';
import styles from './enquiry.module.css';

function findControl(id: string): HTMLInputElement | null {
  const control = document.getElementById(id);
  return control instanceof HTMLInputElement ? control : null;
}

/** Asks about an address like `name@gmial.com` once its control is left; sending does not wait for the answer. */
export function AddressQuestion({ id }: { id: string }) {
  const [meant, setMeant] = useState<string | null>(null);
  const confirmed = useRef('');
  const { addressQuestion: words } = enquiryWords;

  useEffect(() => {
    const control = findControl(id);
    if (!control) return;
    let isPressed = false;
    const ask = () => {
      const isLeft = document.activeElement !== control && control.value !== confirmed.current;
      if (isLeft) setMeant(probableAddress(cleanAddress(control.value)));
    };
    // The question moves what is below it, and what moves away between press and release is not clicked.
    const askAfterwards = () => {
      if (!isPressed) setTimeout(ask);
    };
    const press = () => (isPressed = true);
    const release = () => {
      isPressed = false;
      askAfterwards();
    };
    const forget = () => setMeant(null);
    const ending = new AbortController();
    const { signal } = ending;
    control.addEventListener('blur', askAfterwards, { signal });
    control.addEventListener('input', forget, { signal });
    control.form?.addEventListener('reset', forget, { signal });
    addEventListener('pointerdown', press, { capture: true, signal });
    addEventListener('pointerup', release, { capture: true, signal });
    addEventListener('pointercancel', release, { capture: true, signal });
    return () => ending.abort();
  }, [id]);

  /** The buttons are gone once one is pressed, so the focus goes back to the control. */
  function answer(address: string | null): void {
    const control = findControl(id);
    if (!control) return;
    if (address !== null) control.value = address;
    confirmed.current = control.value;
    setMeant(null);
    control.focus();
    // The draft is stored on input.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <div className={`cluster small ${styles.question}`}>
      <p role="status">{meant !== null && words.text(meant)}</p>
      {meant !== null && (
        <>
          <button type="button" className="button-text" onClick={() => answer(meant)}>
            {words.yes}
          </button>
          <button type="button" className="button-text" onClick={() => answer(null)}>
            {words.no}
          </button>
        </>
      )}
    </div>
  );
}
