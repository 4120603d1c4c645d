/** What is said of a success, with what the server adds to it such as that visitors see the old page for a while. */
export function withWarning(text: string, warning: string | null): string {
  return warning === null ? text : `${text}. ${warning}`;
}
