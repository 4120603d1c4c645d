import { useInBrowser } from '../use-hydrated';

/** The name of today of the person with this id; '' if the page was loaded without one. */
export function findName(id = ''): string {
  const names = new Map<string, unknown>(
    Object.entries(JSON.parse(document.body.dataset.people ?? '{}') as object),
  );
  const name = names.get(id);
  return typeof name === 'string' ? name : '';
}

/** The same; '' also for the person who is signed in. */
export function findOther(id = ''): string {
  return id === document.body.dataset.person ? '' : findName(id);
}

/** The name of a person, also of the one who is signed in; '' before the page's script runs. */
export function useName(id: string | undefined): string {
  return useInBrowser() ? findName(id) : '';
}

/** The same, as an element. */
export function Name({ of }: { of: string }) {
  return useName(of);
}

/** The name of the person who did something, after a dot; nothing if it is the person who is signed in. */
export function By({ id }: { id: string | undefined }) {
  const other = useInBrowser() ? findOther(id) : '';
  return other !== '' && <span> · {other}</span>;
}
