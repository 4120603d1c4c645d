import { useLayoutEffect, useRef, useState } from 'react';

/** The same object of functions for as long as a list is there, so that a row is drawn again only where it has changed; each does what the newest would. */
export function useSteady<
  Actions extends { [Name in keyof Actions]: (...given: never[]) => unknown },
>(actions: Actions): Actions {
  const newest = useRef(actions);
  useLayoutEffect(() => {
    newest.current = actions;
  });
  const [steady] = useState(() => {
    const names = Object.keys(actions) as (keyof Actions)[];
    const entries = names.map((name) => [
      name,
      (...given: never[]) => newest.current[name](...given),
    ]);
    return Object.fromEntries(entries) as Actions;
  });
  return steady;
}
