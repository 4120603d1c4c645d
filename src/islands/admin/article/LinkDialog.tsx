import { useRef, useState } from 'react';
import { admin } from '../../../content/admin';
import { articleWords } from '../../../content/article';
import { parseHttps } from '../../../domain/links';
import { Field } from '../../form/Field';
import { Answers, Dialog } from '../dialog/Dialog';
import { onEnter } from './on-enter';

interface Props {
  /** The id of the text. */
  id: string;
  /** What is selected in the text. */
  words: string;
  onClose: () => void;
  onInsert: (words: string, address: string) => void;
}

const words = articleWords.link;

/** The address as it is stored: people leave out the https. */
function readAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return text !== '' && parseHttps(address) ? address : null;
}

/** Asks for the address and the words of a link. */
export function LinkDialog({ id, words: selected, onClose, onInsert }: Props) {
  const address = useRef<HTMLInputElement>(null);
  const label = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const isAddress = parseHttps(selected) !== null;

  const insert = () => {
    const found = readAddress(address.current?.value ?? '');
    if (found === null) {
      setError(words.error);
      address.current?.focus();
      return;
    }
    const typed = label.current?.value.trim() ?? '';
    onInsert(typed === '' ? found.replace('https://', '') : typed, found);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Field id={`${id}-address`} label={words.address} hint={words.hint} error={error} isAlert>
        {(attributes) => (
          <input
            ref={address}
            {...attributes}
            className="input"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={isAddress ? selected : ''}
            onKeyDown={onEnter(insert)}
          />
        )}
      </Field>
      <Field id={`${id}-words`} label={words.words} error={undefined}>
        {(attributes) => (
          <input
            ref={label}
            {...attributes}
            className="input"
            defaultValue={isAddress ? '' : selected}
            onKeyDown={onEnter(insert)}
          />
        )}
      </Field>
      <Answers safe={admin.cancel} onSafe={onClose}>
        <button type="button" className="button" onClick={insert}>
          {words.insert}
        </button>
      </Answers>
    </Dialog>
  );
}
