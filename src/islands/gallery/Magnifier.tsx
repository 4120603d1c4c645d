import { useState, type PointerEvent, type PropsWithChildren } from 'react';
import { createIcon, IconButton } from 'yet-another-react-lightbox';
import { galleryText } from '../../content/property';
import { lensAt, lensSize, type Lens } from './lens';

const MagnifierIcon = createIcon(
  'Magnifier',
  <path
    d="M10 3a7 7 0 1 0 4.2 12.6l5.1 5.1 1.4-1.4-5.1-5.1A7 7 0 0 0 10 3zm0 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"
    fillRule="evenodd"
  />,
);

interface ButtonProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
}

/** Switches the magnifying glass on and off. */
export function MagnifierButton({ pressed, onChange }: ButtonProps) {
  const label = pressed ? galleryText.magnifierOff : galleryText.magnifierOn;
  return (
    <IconButton
      label="Magnifier"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      icon={MagnifierIcon}
      onClick={() => onChange(!pressed)}
    />
  );
}

/** A magnifying glass under the pointer, over the picture that it wraps. */
export function Magnifier({ children }: PropsWithChildren) {
  const [lens, setLens] = useState<Lens | null>(null);
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const picture = event.currentTarget.querySelector('img');
    setLens(picture && lensAt(picture, event.currentTarget, event));
  };
  return (
    <div className="gallery-magnifier" onPointerMove={follow} onPointerLeave={() => setLens(null)}>
      {children}
      {lens && (
        <span
          className="gallery-lens"
          style={{ width: lensSize, height: lensSize, ...lens }}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
