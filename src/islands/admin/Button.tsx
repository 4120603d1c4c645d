import { type ComponentProps, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script runs; until then a button would swallow the click, so it is disabled. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A button that is enabled once the page's script runs; before, it would swallow the click. */
export function Button({ disabled = false, ...rest }: ComponentProps<'button'>) {
  const hydrated = useHydrated();
  return <button type="button" {...rest} disabled={disabled || !hydrated} />;
}
