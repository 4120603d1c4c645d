import { useStore } from '@nanostores/react';
import { useEffect, useState, type RefObject } from 'react';
import type { SavedRecord } from '../../../api/record-form';
import { messages } from '../../../content/messages';
import { listAddress, publicPage } from '../list-address';
import { keepNotice, type Notice } from '../notice';
import { laterWork } from '../pictures/later-work';
import { withWarning } from '../calls';
import { type Departure, leave } from '../leave';
import { DraftKeeper } from './drafts';
import { Editor } from './editor';
import { Saver } from './saver';
import type { FormSpec } from './spec';

/** The parts of one open form. */
interface OpenForm {
  editor: Editor;
  keeper: DraftKeeper;
  saver: Saver;
}

/** Leaves the saved form as the operator wished, or for the list; the next page says how it went. */
async function leaveSaved(
  notice: Notice,
  departure: Departure | null,
  list: string,
): Promise<void> {
  keepNotice(notice);
  const failure = await leave(departure ?? { address: list });
  if (failure === null) return;
  keepNotice({ ...notice, text: withWarning(notice.text, failure), tone: 'error' });
  await leave({ address: list });
}

function openForm(spec: FormSpec, record: SavedRecord | null): OpenForm {
  const editor = new Editor(spec, record, laterWork);
  const keeper = new DraftKeeper(editor);
  const saver = new Saver(editor, ({ wasNew, warning, departure }) => {
    const { added, updated } = messages.record;
    keeper.finish();
    const id = editor.id();
    const text = withWarning(wasNew ? added : updated, warning);
    const notice = { text, href: publicPage(spec.kind, id) };
    void leaveSaved(notice, departure, listAddress(spec.kind, id));
  });
  return { editor, keeper, saver };
}

/** Puts the focus on the field that the address names, such as `#field-price`. */
function focusNamedField(): void {
  const field = document.getElementById(location.hash.slice(1));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Opens a form for a record, or for a new one; after saving, it goes to the list, or where the operator was going. */
export function useOpenForm(
  form: RefObject<HTMLFormElement | null>,
  spec: FormSpec,
  record: SavedRecord | null,
): OpenForm {
  const [open] = useState(() => openForm(spec, record));
  const { editor, keeper, saver } = open;
  const shown = useStore(editor.$shown);

  useEffect(() => {
    if (!form.current) return;
    const stopFollowing = editor.attach(form.current);
    const stopKeeping = keeper.start();
    // A page restored from the back-forward cache after a save shows an old version.
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
  return open;
}
