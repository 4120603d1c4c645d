/** The magnifying glass over a picture in the lightbox: where it is, and what it enlarges. */
import { useState, type PointerEvent, type PropsWithChildren } from 'react';
import { createIcon } from 'yet-another-react-lightbox';

/** Diameter (px) of the magnifying glass, and how many times it enlarges. */
export const lensSize = 220;
const enlargement = 2.5;

interface Lens {
  left: number;
  top: number;
  backgroundImage: string;
  backgroundSize: string;
  backgroundPosition: string;
}

interface Point {
  clientX: number;
  clientY: number;
}

/** The glass for a pointer over a picture, or `null` when the pointer is outside it. */
export function lensAt(picture: HTMLImageElement, stage: Element, pointer: Point): Lens | null {
  const box = picture.getBoundingClientRect();
  const frame = stage.getBoundingClientRect();
  const x = pointer.clientX - box.left;
  const y = pointer.clientY - box.top;
  if (x < 0 || y < 0 || x > box.width || y > box.height) return null;
  const half = lensSize / 2;
  return {
    left: pointer.clientX - frame.left - half,
    top: pointer.clientY - frame.top - half,
    backgroundImage: `url(${JSON.stringify(picture.currentSrc)})`,
    backgroundSize: `${box.width * enlargement}px ${box.height * enlargement}px`,
    backgroundPosition: `${half - x * enlargement}px ${half - y * enlargement}px`,
  };
}

export const MagnifierIcon = createIcon(
  'Magnifier',
  <path
    d="M10 3a7 7 0 1 0 4.2 12.6l5.1 5.1 1.4-1.4-5.1-5.1A7 7 0 0 0 10 3zm0 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"
    fillRule="evenodd"
  />,
);

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
