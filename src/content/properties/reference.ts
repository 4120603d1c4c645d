/** A reference number as people read it and say it on the telephone. */
export function referenceText(reference: string): string {
  return `Ref ${reference}`;
}
