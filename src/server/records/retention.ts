import { daysBefore, trashDays } from '../../domain/retention';
import { thinHistory } from '../store/thin-history';
import { blogKind, blogs } from './blogs';
import { properties, propertyKind } from './properties';

/** Erases what has been in the trash for longer than the trash says, in parts. */
export async function eraseOldTrash(now: Date): Promise<void> {
  const deletedBefore = daysBefore(now, trashDays);
  await Promise.all([properties.eraseTrash(deletedBefore), blogs.eraseTrash(deletedBefore)]);
}

/** Keeps the history from growing for ever, in parts. */
export async function thinHistories(now: Date): Promise<void> {
  await Promise.all([thinHistory(propertyKind, now), thinHistory(blogKind, now)]);
}
