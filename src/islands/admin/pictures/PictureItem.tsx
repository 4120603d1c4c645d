import {
  ArrowLeft,
  ArrowRight,
  Film,
  Image,
  type LucideIcon,
  RotateCw,
  Star,
  X,
} from 'lucide-react';
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

/**
 * A button of a picture; its name finds it again after the list was drawn anew. Switched off it keeps the
 * focus, so that the keyboard does not lose its place.
 */
type Action = [name: string, label: string, icon: LucideIcon, run: () => void, isOff?: boolean];

/** One picture with its state and what can be done with it. */
export function PictureItem(props: Props) {
  const { entry, name, place, total, isCover, onMove, onRemove, onRetry } = props;
  const isVideo = entry.url !== null && youtubeId(entry.url) !== null;
  const move = (to: number, action: string) => () => onMove(to, action);
  const last = total - 1;
  const actions: Action[] = [
    ['earlier', words.earlier, ArrowLeft, move(place - 1, 'earlier'), place === 0],
    ['later', words.later, ArrowRight, move(place + 1, 'later'), place === last],
    ['cover', words.makeCover, Star, move(0, 'cover'), isCover || isVideo],
    ...(entry.failure?.canRetry
      ? [['retry', words.retry, RotateCw, onRetry] satisfies Action]
      : []),
    ['remove', isBusy(entry) ? words.cancel : words.remove, X, onRemove],
  ];
  return (
    <>
      <Look entry={entry} />
      <div className={styles.words}>
        <p>
          {place + 1}. {entry.name || (isVideo ? words.video : words.picture)}
          {isCover && <strong className={styles.cover}>{words.cover}</strong>}
        </p>
        <State entry={entry} />
      </div>
      <div className={styles.buttons} role="group" aria-label={name}>
        {actions.map(([action, label, Icon, onClick, isOff = false]) => (
          <Button
            key={action}
            className="target"
            data-action={action}
            title={label}
            aria-label={`${label}: ${name}`}
            aria-disabled={isOff || undefined}
            onClick={() => !isOff && onClick()}
          >
            <Icon size={20} aria-hidden="true" />
          </Button>
        ))}
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
