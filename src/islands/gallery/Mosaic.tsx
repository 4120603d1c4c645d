/**
 * The tiles of the gallery as plain links to the full pictures, and the frame that a picture of any shape gets. Works
 * without a script.
 */
import Play from 'lucide-react/icons/play';
import type { MouseEvent } from 'react';
import { galleryText } from '../../content/properties/gallery';
import { readPictureSize } from '../../domain/picture/names';
import { picturesFollow } from '../../content/properties/property';
import { Picture } from '../picture/Picture';
import { onPlainClick } from '../link-click';
import styles from './mosaic.module.css';
import { youtubeWatchLink, type Tile } from './slides';

const coverPicture = {
  width: 1200,
  height: 800,
  widths: [480, 720, 960, 1280, 1600],
  sizes:
    '(min-width: 82rem) 39rem, (min-width: 64rem) 45vw, (min-width: 36rem) 66vw, calc(100vw - 2rem)',
  priority: true,
};
const tilePicture = {
  width: 480,
  height: 320,
  widths: [160, 320, 480],
  sizes: '(min-width: 82rem) 17rem, (min-width: 36rem) 20vw, 20vw',
};

interface Props {
  label: string;
  tiles: readonly Tile[];
  place: string | undefined;
  onOpen: (link: HTMLAnchorElement) => void;
  onReach: () => void;
}

/** The pictures of the page: links to the full pictures, which open the lightbox once it can. */
export function Mosaic({ label, tiles, place, onOpen, onReach }: Props) {
  return (
    <ul
      role="list"
      className={styles.mosaic}
      data-count={tiles.length}
      aria-label={label}
      onPointerDown={onReach}
    >
      {tiles.map((tile, index) => (
        <li key={tile.index} className={styles.tile}>
          <TileLink tile={tile} cover={index === 0} place={place} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

interface LinkProps {
  tile: Tile;
  cover: boolean;
  place: Props['place'];
  onOpen: Props['onOpen'];
}

/**
 * Pixels in a step of a width. The policy of our pages refuses a `style` on an element, so that a frame names one of the steps
 * that `mosaic.module.css` has.
 */
const step = 80;
const maxSteps = 14;
/** A shape is the width in eighths of the height: 12 is 3:2. */
const eighths = 8;
const [narrowest, broadest] = [3, 24];

/** The steps of a picture's frame: how wide it may be, which is twice the picture's own pixels, and its shape. */
function measureFrame({ width, height }: { width: number; height: number }) {
  const steps = Math.max(1, Math.floor((2 * width) / step));
  const shape = Math.round((eighths * width) / height);
  return {
    'data-widest': steps > maxSteps ? undefined : steps,
    'data-shape': Math.min(broadest, Math.max(narrowest, shape)),
  };
}

function TileLink({ tile, cover, place, onOpen }: LinkProps) {
  const { slide, more } = tile;
  const href = slide.videoId === null ? slide.source : youtubeWatchLink(slide.videoId);
  const size = slide.videoId === null ? readPictureSize(slide.source) : null;
  return (
    <a
      className={styles.link}
      {...(size && measureFrame(size))}
      href={href}
      data-lightbox={tile.index}
      data-large-picture={cover || undefined}
      // The picture in full, which the lightbox does not show on phones.
      onClick={onPlainClick(({ currentTarget }: MouseEvent<HTMLAnchorElement>) =>
        onOpen(currentTarget),
      )}
    >
      {slide.videoId === null ? (
        <Picture
          source={slide.source}
          absent={picturesFollow}
          alt={slide.alternative}
          {...(cover ? coverPicture : tilePicture)}
        />
      ) : (
        <>
          {cover && place && <Picture source={place} alt="" {...coverPicture} />}
          <span className={styles.video}>
            <Play size="2rem" aria-hidden="true" />
            <span className="visually-hidden">{slide.alternative}</span>
          </span>
        </>
      )}
      {more > 0 && (
        <span className={styles.more}>
          <span aria-hidden="true">+{more}</span>
          <span className="visually-hidden">{`, ${galleryText.more(more)}`}</span>
        </span>
      )}
    </a>
  );
}
