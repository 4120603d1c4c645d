import { admin } from '../../../content/admin';
import { messages } from '../../../content/messages';
import { Button } from '../Button';

interface MoreProps {
  /** How many rows are not shown yet. */
  left: number;
  onMore: () => void;
}

/** The button below a list that shows more of it. */
export function More({ left, onMore }: MoreProps) {
  if (left <= 0) return null;
  return (
    <Button className="button button-quiet" onClick={onMore}>
      {admin.more(left)}
    </Button>
  );
}

interface EmptyProps {
  title?: string;
  text: string;
}

/** Stands in for a list without rows: says why it is empty, and what to do. */
export function Empty({ title, text }: EmptyProps) {
  return (
    <div className="empty">
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
      <Button className="button button-quiet" onClick={list.retry}>
        {messages.error.retry}
      </Button>
    </div>
  );
}
