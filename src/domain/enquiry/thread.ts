import { listConfirmed } from './asked-visits';
import type { Enquiry, ThreadLine } from './schema';

type Threaded = Pick<Enquiry, 'thread'>;

/** The thread with a line at its end; as it is where it has that line already, so that it may be sent again. */
export function appendLine(
  { thread }: Threaded,
  line: Omit<ThreadLine, 'at' | 'by'>,
  { at, by }: Pick<ThreadLine, 'at' | 'by'>,
): ThreadLine[] {
  return thread.some(({ id }) => id === line.id) ? thread : [...thread, { ...line, at, by }];
}

/** Whose an enquiry is once it is given to `to`; '' gives back what is one's own, as a colleague's nobody else can give back. */
export function assign(assignedTo: string, to: string, by: string): string {
  return to === '' && assignedTo !== by ? assignedTo : to;
}

type Handled = Pick<
  Enquiry,
  'status' | 'thread' | 'assignedTo' | 'nextAction' | 'visit' | 'furtherVisits'
>;

/**
 * The status of an enquiry after a change that chose none: whoever writes in its thread, takes or gives it, plans what comes
 * next or confirms a visit has taken it up, so it is no longer new.
 */
export function statusAfter(before: Handled, after: Handled): Enquiry['status'] {
  if (after.status !== 'new') return after.status;
  const isGiven = after.assignedTo !== '' && after.assignedTo !== before.assignedTo;
  const isPlanned = after.nextAction !== '' && after.nextAction !== before.nextAction;
  const isAnswered = listConfirmed(after).length > listConfirmed(before).length;
  const isWritten = after.thread.length > before.thread.length;
  return isGiven || isPlanned || isAnswered || isWritten ? 'in progress' : 'new';
}

/** What the last line of a thread says; '' for none. */
export function lastText({ thread }: Threaded): string {
  return thread.at(-1)?.text ?? '';
}

/** How many different homes an enquiry's sender was sent. */
export function countSentHomes({ thread }: Threaded): number {
  return new Set(thread.flatMap(({ homes = [] }) => homes)).size;
}
