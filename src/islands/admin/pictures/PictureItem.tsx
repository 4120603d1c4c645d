import { ArrowLeft, ArrowRight, RotateCw, Star, X, Film, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { pictureWords as words } from '../../../content/pictures';
import { youtubeId } from '../../../domain/links';
import { Button } from '../Button';
import { Thumbnail } from '../Thumbnail';
import { isBusy, type PictureEntry } from './entry';
import styles from './pictures.module.css';

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
      <Look entry={entry} />
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

const size = { width: 320, height: 240 };

/** What a picture looks like; a video's own picture would come from its host, so a sign stands for it. */
function Look({ entry: { url, thumbnail } }: { entry: PictureEntry }) {
  if (thumbnail !== null)
    return <img className={styles.thumbnail} src={thumbnail} alt="" {...size} />;
  const isVideo = url !== null && youtubeId(url) !== null;
  if (url !== null && !isVideo)
    return <Thumbnail className={styles.thumbnail} source={url} {...size} />;
  const Sign = isVideo ? Film : Image;
  return (
    <span className={styles.thumbnail}>
      <Sign size={32} strokeWidth={1.4} aria-hidden="true" />
    </span>
  );
}

interface ButtonProps {
  /** Finds the button again after the list was drawn anew. */
  action: string;
  label: string;
  /** What it acts on, for those who do not see where it stands. */
  name: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button of a picture. Switched off it keeps the focus, so that the keyboard does not lose its place. */
function ItemButton({ action, label, name, isOff = false, onClick, children }: ButtonProps) {
  return (
    <Button
      className={styles.button}
      data-action={action}
      title={label}
      aria-label={`${label}: ${name}`}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      {children}
    </Button>
  );
}
