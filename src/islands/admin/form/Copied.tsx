import { useState } from 'react';
import type { SavedRecord } from '../../../api/records';
import { type FormValues, textsIn } from '../../../domain/form';
import { Button } from '../Button';
import type { Editor } from './editor';
import { type CopiedWords, type FormSpec, readValues } from './spec';

/** The values that the copy of a record begins with. */
export function copyValues(spec: FormSpec, copied: SavedRecord): FormValues {
  const blank = readValues(spec, null);
  const own = Object.entries(blank).filter(([name]) => spec.isOwn?.(name));
  return { ...readValues(spec, copied), ...Object.fromEntries(own) };
}

interface Props {
  editor: Editor;
  copied: SavedRecord;
  words: CopiedWords;
}

/** Says what the form was filled with, and asks for the pictures. */
export function Copied({ editor, copied, words }: Props) {
  const { title, text, addPictures, withoutPictures } = words;
  const { name, images } = readValues(editor.spec, copied);
  const pictures = textsIn(images);
  const [areTaken, setTaken] = useState(false);
  const toggle = () => {
    editor.gallery.fill(areTaken ? [] : pictures);
    setTaken(!areTaken);
  };
  return (
    <section className="stack caution tight" aria-labelledby="copied-title">
      <h2 id="copied-title">{title(typeof name === 'string' ? name : '')}</h2>
      <p>{text}</p>
      {pictures.length > 0 && (
        <div>
          <Button
            look="quiet"
            label={areTaken ? withoutPictures : addPictures(pictures.length)}
            onClick={toggle}
          />
        </div>
      )}
    </section>
  );
}
