import { useHydrated } from '../Button';

/** The name of whoever did something, unless it is the person who is signed in: one's own name says nothing. */
export function otherThanMe(name = ''): string {
  return name === document.body.dataset.person ? '' : name;
}

/** Who did something, after a dot; nothing for the person who is signed in. */
export function By({ name }: { name: string | undefined }) {
  const other = useHydrated() ? otherThanMe(name) : '';
  return other !== '' && <span> · {other}</span>;
}
