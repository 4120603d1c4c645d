import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { admin } from '../../content/admin';
import { showToast } from '../toasts';

/** Stands in for a part that could not be loaded; says so whenever somebody needs it. */
function Missing() {
  useEffect(() => showToast(admin.partMissing, { tone: 'error' }), []);
  return null;
}

/**
 * A part of a screen whose code is fetched when it is first shown. If that fails, a message says so, the rest
 * of the screen works without it, and the code is fetched again when the part is shown anew; or, for one that
 * stays shown, when its `need` changes.
 *
 *     const BatchBar = later(() => import('./BatchBar'));
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & { need?: unknown }> {
  const attempt = () =>
    lazy<ComponentType<Props>>(() =>
      load().catch(() => {
        newest.part = attempt();
        return { default: Missing };
      }),
    );
  const newest = { part: attempt() };
  return function Later({ need, ...props }) {
    const [shown, setShown] = useState({ need, part: newest.part });
    if (shown.need !== need) setShown({ need, part: newest.part });
    const Part = shown.part;
    return (
      <Suspense>
        <Part {...(props as Props)} />
      </Suspense>
    );
  };
}
