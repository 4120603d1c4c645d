/** One picture of a field: what can be done with it in its state and its place, and what is said of its upload. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { LucideIcon } from 'lucide-react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import { pictureWords as words } from '../../../content/forms/pictures';
import { youtubeId } from '../../../domain/links';
import { Button } from '../Button';
import styles from '../record-form.module.css';
import { Thumbnail } from '../Thumbnail';
import { isBusy, type PictureEntry } from './entry';

interface Props {
  entry: PictureEntry;
  name: string;
  index: number;
  total: number;
  isCover: boolean;
  /** Whether it stands alone, so that there is no order. */
  isAlone: boolean;
  onMove: (to: number, action: string) => void;
  onRemove: () => void;
  onRetry: () => void;
}

type Action = [name: string, label: string, icon: LucideIcon, run: () => void, isOff?: boolean];

export function PictureItem(props: Props) {
  const { entry, name, index, total, isCover, isAlone, onMove, onRemove, onRetry } = props;
  const isVideo = entry.url !== null && youtubeId(entry.url) !== null;
  const move = (to: number, action: string) => () => onMove(to, action);
  const retry: Action = ['retry', words.retry, RotateCw, onRetry];
  const order: Action[] = [
    ['earlier', words.earlier, ArrowLeft, move(index - 1, 'earlier'), index === 0],
    ['later', words.later, ArrowRight, move(index + 1, 'later'), index === total - 1],
    ['cover', words.makeCover, Star, move(0, 'cover'), isCover || isVideo],
  ];
  const actions: Action[] = [
    ...(isAlone ? [] : order),
    ...(entry.failure?.canRetry ? [retry] : []),
    ['remove', isBusy(entry) ? words.cancel : words.remove, X, onRemove],
  ];
  return (
    <>
      <EntryThumbnail entry={entry} />
      <div className={`small ${styles.words}`}>
        <p>
          {!isAlone && `${index + 1}. `}
          {entry.name || (isVideo ? words.video : words.picture)}{' '}
          {isCover && !isAlone && (
            <strong className="badge" data-tone="strong">
              {words.cover}
            </strong>
          )}
        </p>
        {entry.caution && <p className="caution">{words.cautions[entry.caution]}</p>}
        {entry.failure && <p className="field-error">{entry.failure.message}</p>}
        <PictureProgress entry={entry} />
      </div>
      <div className={styles.buttons} role="group" aria-label={name}>
        {actions.map(([action, label, Icon, onClick, isOff = false]) => (
          <Button
            key={action}
            className="target"
            data-action={action}
            title={label}
            aria-label={`${label}: ${name}`}
            isOff={isOff}
            onClick={onClick}
          >
            <Icon size={20} aria-hidden="true" />
          </Button>
        ))}
      </div>
    </>
  );
}

export function PictureProgress({ entry: { name, state, progress } }: Pick<Props, 'entry'>) {
  if (state === 'ready' || state === 'failed') return null;
  const { [state]: text, uploading } = words.states;
  return (
    <p className="quiet">
      {text}
      {state === 'uploading' && <progress value={progress} aria-label={`${uploading}: ${name}`} />}
    </p>
  );
}

const size = { width: 320, height: 240 };

/** A picture's thumbnail; a video has an icon, because its thumbnail would come from its host. */
export function EntryThumbnail({ entry: { url, thumbnail } }: Pick<Props, 'entry'>) {
  const className = styles.look;
  if (thumbnail === null)
    return <Thumbnail className={className} {...size} source={url} absent={words.absent} />;
  return <img className={`thumbnail ${className}`} src={thumbnail} alt="" {...size} />;
}
