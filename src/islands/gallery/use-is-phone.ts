import { useSyncExternalStore } from 'react';
import { galleryConstants } from '../../content/property';

/** Not as a range, which iOS 16.3 and older never match. */
const query = `(max-width: ${galleryConstants.phoneBelow - 0.02}px)`;

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window is narrow enough for the phone layout; follows it when it is turned. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
