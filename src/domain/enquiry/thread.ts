import type { Enquiry, EnquiryPatch, ThreadLine } from './schema';

type Threaded = Pick<Enquiry, 'thread'>;

/** The thread with a line at its end; as it is where it has that line already, so that it may be sent again. */
export function appendLine(
  { thread }: Threaded,
  line: NonNullable<EnquiryPatch['line']>,
  { at, by }: Pick<ThreadLine, 'at' | 'by'>,
): ThreadLine[] {
  return thread.some(({ id }) => id === line.id) ? thread : [...thread, { ...line, at, by }];
}

/** Whose an enquiry is once somebody took it, or gave it back: what is a colleague's nobody else can give back. */
export function assign(assignedTo: string, isMine: boolean, by: string): string {
  if (isMine) return by;
  return assignedTo === by ? '' : assignedTo;
}

/** What the last line of a thread says; '' for none. */
export function lastText({ thread }: Threaded): string {
  return thread.at(-1)?.text ?? '';
}
