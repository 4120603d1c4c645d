import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { admin } from '../../content/admin';
import { showToast } from '../toasts';

/** Stands in for a part that could not be loaded; says so whenever somebody needs it. */
function Missing() {
  useEffect(() => showToast(admin.partMissing, { tone: 'error' }), []);
  return null;
}

/**
 * A part of a screen whose code is fetched when it is first shown. If that fails, a message says so and the
 * rest of the screen works without it.
 *
 *     const BatchBar = later(() => import('./BatchBar'));
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Missing })));
  return function Later(props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
