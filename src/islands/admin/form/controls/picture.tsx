/**
 * A field that holds one picture: chosen, replaced or removed. The form keeps its address, which is there once the upload
 * has ended.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { pictureWords } from '../../../../content/forms/pictures';
import type { PictureDefinition } from '../../../../domain/field/texts';
import { Button } from '../../Button';
import { FileInput } from '../../FileInput';
import { EntryThumbnail, PictureProgress } from '../../pictures/PictureItem';
import styles from '../../record-form.module.css';
import { type ControlProps, describeControl, type FieldControl, readFormText } from './control';
import { SmallPictures } from './SmallPictures';

const words = pictureWords.photo;

/** Choose, replace or remove one picture. */
function PictureControl(props: ControlProps<PictureDefinition>) {
  const { path, name, initial, editor } = props;
  const { id, label, hint, error } = describeControl(props);
  const remove = props.words?.remove ?? words.remove;
  const input = useRef<HTMLInputElement>(null);
  const saved = typeof initial === 'string' ? initial : '';
  const [pictures] = useState(() => editor.makeSinglePicture(saved));
  const [entry] = useStore(pictures.$entries);
  const announcement = useStore(pictures.$announcement);
  const [rejection, setRejection] = useState<string | null>(null);
  const choose = (files: File[]) => setRejection(pictures.choose(files));
  const removePicture = (key: string) => {
    pictures.remove(key);
    document.getElementById(id)?.focus();
  };
  const problem = entry?.failure?.message ?? rejection ?? error;
  const described = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  useEffect(() => editor.addSinglePicture(path, pictures), [editor, path, pictures]);
  useEffect(
    () =>
      pictures.$entries.listen(([first]) => {
        // At once, not with the next render: a save that waited for the upload reads it.
        if (input.current) input.current.value = first?.url ?? '';
        editor.updateDraft();
      }),
    [editor, pictures],
  );

  return (
    <div className="field" role="group" aria-label={label}>
      <span className="field-label">{label}</span>
      <input ref={input} type="hidden" name={name} value={entry?.url ?? ''} />
      {entry && (
        <div className={styles.photo}>
          <EntryThumbnail entry={entry} />
          <PictureProgress entry={entry} />
        </div>
      )}
      <div className="cluster">
        <FileInput
          id={id}
          label={entry ? words.replace : words.choose}
          accept="image/*,.heic,.heif"
          aria-describedby={described || undefined}
          aria-invalid={problem !== undefined || undefined}
          onFiles={choose}
        />
        {entry?.failure?.canRetry && (
          <Button
            look="text"
            label={pictureWords.retry}
            about={label}
            onClick={() => pictures.retry()}
          />
        )}
        {entry && (
          <Button
            look="text"
            label={remove}
            about={label}
            onClick={() => removePicture(entry.key)}
          />
        )}
      </div>
      {problem && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

export const pictureControl: FieldControl<PictureDefinition> = {
  Control: PictureControl,
  read: readFormText,
  Value: ({ value }) => <SmallPictures urls={typeof value === 'string' ? [value] : []} />,
  isPicture: true,
};
