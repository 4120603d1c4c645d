import { admin } from '../../../content/admin/admin';
import { errorMessages } from '../../../content/screen-messages';
import { Button } from '../Button';

/** The button below a list that shows more of it; `left` rows are not shown yet. */
export function More({ left, onMore }: { left: number; onMore: () => void }) {
  return left > 0 && <Button look="quiet" label={admin.more(left)} onClick={onMore} />;
}

/** Stands in for a list without rows: says why it is empty, and what to do. */
export function EmptyList({ title, text }: { title?: string; text: string }) {
  return (
    <div className="stack panel">
      {title !== undefined && <h2>{title}</h2>}
      <p>{text}</p>
    </div>
  );
}

interface StaleProps {
  list: { hasFailed: boolean; retry: () => void };
  text: string;
}

/** Says that a list could not be loaded, and loads it again. */
export function Stale({ list, text }: StaleProps) {
  if (!list.hasFailed) return null;
  return (
    <div role="alert" className="caution cluster">
      <p>{text}</p>
      <Button look="quiet" label={errorMessages.retry} onClick={list.retry} />
    </div>
  );
}
