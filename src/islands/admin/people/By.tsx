import { useHydrated } from '../Button';

/** The name of the person who did something; '' if it is the person who is signed in. */
export function otherThanMe(name = ''): string {
  return name === document.body.dataset.person ? '' : name;
}

/** The name of the person who did something, after a dot; nothing if it is the person who is signed in. */
export function By({ name }: { name: string | undefined }) {
  const other = useHydrated() ? otherThanMe(name) : '';
  return other !== '' && <span> · {other}</span>;
}
