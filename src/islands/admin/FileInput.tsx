import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated';

interface Props extends ComponentProps<'input'> {
  id: string;
  label: string;
  onFiles: (files: File[]) => void;
}

/** A file input that looks like a button; in a `drop-zone` it fills the zone, where the browser takes dropped files. */
export function FileInput({ id, label, onFiles, ...rest }: Props) {
  const hydrated = useHydrated();
  return (
    <>
      <input
        {...rest}
        id={id}
        className="visually-hidden"
        type="file"
        disabled={!hydrated}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after it was corrected or removed.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className="button button-quiet">
        {label}
      </label>
    </>
  );
}
