/** Copies a text; returns whether that succeeded: a browser may refuse it, and has no clipboard for a page without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
