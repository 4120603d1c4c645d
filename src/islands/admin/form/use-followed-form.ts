import { useStore } from '@nanostores/react';
import { useEffect, type RefObject } from 'react';
import type { OpenForm } from './open-form';

/** Puts the focus on the field that the address names, such as `#field-price`. */
function focusNamedField(): void {
  const field = document.getElementById(location.hash.slice(1));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Lets the parts of an open form follow what is typed into it. */
export function useFollowedForm(
  form: RefObject<HTMLFormElement | null>,
  { editor, keeper, saver }: OpenForm,
): void {
  const shown = useStore(editor.$shown);

  useEffect(() => {
    if (!form.current) return;
    const stopFollowing = editor.attach(form.current);
    const stopKeeping = keeper.start();
    // A page brought back by the browser after it was saved shows an old version.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && saver.$saving.get().state === 'saved') location.reload();
    };
    window.addEventListener('pageshow', onShow);
    if (location.hash.startsWith('#field-')) focusNamedField();
    return () => {
      stopFollowing();
      stopKeeping();
      window.removeEventListener('pageshow', onShow);
    };
  }, [form, editor, keeper, saver]);

  useEffect(() => editor.note(), [editor, shown]);
}
