import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { SavedRecord } from '../../../api/record-form';
import { messages } from '../../../content/messages';
import { withWarning } from '../calls';
import { keepNotice } from '../leave';
import { listAddress, publicPage } from '../list-address';
import { Editor } from './editor';
import { Saver } from './saver';
import type { FormSpec } from './spec';

/** One open form; once it is saved, it goes to the list, or where the operator was going. */
export function openForm(
  spec: FormSpec,
  record: SavedRecord | null,
): { editor: Editor; saver: Saver } {
  const editor = new Editor(spec, record);
  const saver = new Saver(editor, ({ wasNew, warning, go }) => {
    const { added, updated } = messages.record;
    const id = editor.id();
    editor.finish();
    const text = withWarning(wasNew ? added : updated, warning);
    keepNotice({ text, href: publicPage(spec.kind, id) });
    if (go) go();
    else location.assign(listAddress(spec.kind, id));
  });
  return { editor, saver };
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Follows the form from its first edit to its save; Ctrl+S or Cmd+S saves it, in a field too. */
export function useOpenForm(
  form: RefObject<HTMLFormElement | null>,
  { editor, saver }: ReturnType<typeof openForm>,
): void {
  const shown = useStore(editor.$shown);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    // An open dialog asks about this form.
    if (!event.repeat && !document.querySelector('dialog[open]')) void saver.save();
  });
  // A page restored from the back-forward cache after a save shows an old version.
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && saver.$saving.get().state === 'saved') location.reload();
  });
  useEffect(() => {
    if (!form.current) return;
    const stopFollowing = editor.attach(form.current);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    window.addEventListener('pageshow', (event) => onShow(event), { signal });
    // The address may name a field, such as `#field-price`.
    const field = location.hash.startsWith('#field-') && document.querySelector(location.hash);
    if (field instanceof HTMLElement) {
      field.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
    }
    return () => {
      stopFollowing();
      listening.abort();
    };
  }, [form, editor]);
  useEffect(() => editor.note(), [editor, shown]);
}
