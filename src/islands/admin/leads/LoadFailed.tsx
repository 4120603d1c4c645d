import { inbox } from '../../../content/inbox';
import { messages } from '../../../content/messages';
import { Button } from '../Button';
import styles from './inbox.module.css';

interface Props {
  onRetry: () => void;
}

/** Says that the list below is not all of it, and offers to load the others again. */
export function LoadFailed({ onRetry }: Props) {
  return (
    <div role="alert" className={styles.failed}>
      <p>{inbox.loadFailed}</p>
      <Button className="button button-quiet" onClick={onRetry}>
        {messages.error.retry}
      </Button>
    </div>
  );
}
