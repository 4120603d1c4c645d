/** The time zone of this browser; `undefined` where it has none, fails, or names none that there is, as `readClocks` finds. */
export function browserZone(): string | undefined {
  try {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
