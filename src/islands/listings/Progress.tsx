import { listings } from '../../content/listings';
import { messages } from '../../content/messages';
import { loadCatalogue } from '../../stores/catalogue';
import styles from './results.module.css';
import type { ListingState } from './use-listing';

/** Says that the homes are on their way or did not come, where the visitor asked for them. */
export function Progress({ state }: Pick<ListingState, 'state'>) {
  if (state === 'loading') {
    return (
      <p className="quiet" role="status">
        {listings.loading}
      </p>
    );
  }
  if (state !== 'failed') return null;
  return (
    <div className={styles.failed} role="alert">
      <p>{messages.error.listFailed}</p>
      <button type="button" className="button" onClick={() => void loadCatalogue()}>
        {messages.error.retry}
      </button>
    </div>
  );
}
