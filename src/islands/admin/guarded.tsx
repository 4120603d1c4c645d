import type { ComponentType } from 'react';
import { ErrorBoundary } from '../ErrorBoundary';

/** The island; when it fails, the error's message stands in its place. */
export function guarded<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return function Guarded(props: Props) {
    return (
      <ErrorBoundary>
        <View {...props} />
      </ErrorBoundary>
    );
  };
}
