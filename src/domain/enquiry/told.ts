const maxNameLength = 60;

/** The name at the beginning of what somebody told the office, before the first comma or line break; '' where there is none. */
export function findToldName(text: string): string {
  const [first = '', ...others] = text.trim().split(/[,\n]/);
  const isName = others.length > 0 && first.length <= maxNameLength && !/\p{Nd}/u.test(first);
  return isName ? first.trim() : '';
}
