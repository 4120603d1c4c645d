import { ArrowLeft, ArrowRight, RotateCw, Star, X } from 'lucide-react';
import { pictureWords as words } from '../../../content/pictures';
import { youtubeId } from '../../../domain/links';
import { isBusy, type PictureEntry } from './entry';
import { ItemButton } from './ItemButton';
import styles from './pictures.module.css';
import { Thumbnail } from './Thumbnail';

interface Props {
  entry: PictureEntry;
  /** How sentences name it. */
  name: string;
  place: number;
  total: number;
  isCover: boolean;
  onMove: (to: number, action: string) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** One picture with its state and what can be done with it. */
export function PictureItem(props: Props) {
  const { entry, name, place, total, isCover, onMove, onRemove, onRetry } = props;
  const isVideo = entry.url !== null && youtubeId(entry.url) !== null;
  return (
    <>
      <Thumbnail entry={entry} />
      <div className={styles.words}>
        <p className={styles.name}>
          {place + 1}. {entry.name || (isVideo ? words.video : words.picture)}
          {isCover && <strong className={styles.cover}>{words.cover}</strong>}
        </p>
        <State entry={entry} />
      </div>
      <div className={styles.buttons} role="group" aria-label={name}>
        <ItemButton
          action="earlier"
          label={words.earlier}
          name={name}
          isOff={place === 0}
          onClick={() => onMove(place - 1, 'earlier')}
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </ItemButton>
        <ItemButton
          action="later"
          label={words.later}
          name={name}
          isOff={place === total - 1}
          onClick={() => onMove(place + 1, 'later')}
        >
          <ArrowRight size={20} aria-hidden="true" />
        </ItemButton>
        <ItemButton
          action="cover"
          label={words.makeCover}
          name={name}
          isOff={isCover || isVideo}
          onClick={() => onMove(0, 'cover')}
        >
          <Star size={20} aria-hidden="true" />
        </ItemButton>
        {entry.failure?.canRetry && (
          <ItemButton action="retry" label={words.retry} name={name} onClick={onRetry}>
            <RotateCw size={20} aria-hidden="true" />
          </ItemButton>
        )}
        <ItemButton
          action="remove"
          label={isBusy(entry) ? words.cancel : words.remove}
          name={name}
          onClick={onRemove}
        >
          <X size={20} aria-hidden="true" />
        </ItemButton>
      </div>
    </>
  );
}

function State({ entry }: { entry: PictureEntry }) {
  if (entry.failure) return <p className="field-error">{entry.failure.message}</p>;
  if (entry.state === 'ready' || entry.state === 'failed') return null;
  return (
    <p className={styles.state}>
      {words.states[entry.state]}
      {entry.state === 'uploading' && (
        <progress value={entry.progress} aria-label={`${words.states.uploading}: ${entry.name}`} />
      )}
    </p>
  );
}
