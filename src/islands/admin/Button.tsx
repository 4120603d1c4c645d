import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated';

/** A button that is enabled once the page's script runs; before, it would swallow the click. */
export function Button({ disabled = false, ...rest }: ComponentProps<'button'>) {
  const hydrated = useHydrated();
  return <button type="button" {...rest} disabled={disabled || !hydrated} />;
}
