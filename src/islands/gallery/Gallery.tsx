/**
 * The pictures of a home on its page: the mosaic at once, the lightbox when somebody reaches for it, and what stands there
 * until its code has come.
 */
import type { ComponentType } from 'react';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync, preload } from 'react-dom';
import { galleryText } from '../../content/properties/gallery';
import { enterLayer, leaveLayer, readLayer } from '../../stores/layer';
import type { LightboxProps } from './Lightbox';
import stylesheet from './lightbox.css?url';
import { Mosaic } from './Mosaic';
import styles from './mosaic.module.css';
import { makeSlides, makeTiles } from './slides';

/** The lightbox, as a layer over the page that keeps the slide that it was opened with. */
const layer = 'gallery';

interface Props {
  name: string;
  images: readonly string[];
  /** A picture of the home's place, below the first video of a home without pictures. */
  place?: string | undefined;
}

interface Opened {
  index: number;
  previews: ReadonlyMap<number, string>;
  /** `null` while its code is on the way: the picture that the page has already stands in its place. */
  Lightbox: ComponentType<LightboxProps> | null;
  /** Whether it covers the page, so that nothing has to stand behind it. */
  isEntered: boolean;
}

function previewsBeside(link: HTMLAnchorElement): Map<number, string> {
  const tiles = link.closest('ul')?.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]') ?? [];
  const previews = new Map<number, string>();
  for (const tile of tiles) {
    const source = tile.querySelector('img')?.currentSrc;
    if (source) previews.set(Number(tile.dataset.lightbox), source);
  }
  return previews;
}

const loadLightbox = () => {
  preload(stylesheet, { as: 'style' });
  return import('./Lightbox');
};

/** The slide before the lightbox is there: the picture of its tile, as large as the window. */
function Coming({ picture, onClose }: { picture: string | undefined; onClose: () => void }) {
  return (
    <div className={styles.coming} aria-hidden="true" onClick={onClose}>
      {picture !== undefined && <img src={picture} alt="" />}
    </div>
  );
}

/** The pictures of a property: a mosaic of links, and a lightbox that is fetched when one is opened. */
export default function Gallery({ name, images, place }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  /** The tile that has opened the lightbox, and takes the focus back. */
  const tile = useRef<HTMLAnchorElement>(null);
  const slides = makeSlides(name, images);

  async function open(link: HTMLAnchorElement) {
    const index = Number(link.dataset.lightbox);
    enterLayer(layer, index);
    tile.current = link;
    setOpened({ index, previews: previewsBeside(link), Lightbox: null, isEntered: false });
    try {
      const { Lightbox } = await loadLightbox();
      // A transition waits for the styles of the lightbox. What was closed meanwhile stays closed.
      startTransition(() => setOpened((opened) => opened && { ...opened, Lightbox }));
    } catch {
      // In place of the layer's entry, to which Back would open it again.
      window.location.replace(link.href);
    }
  }

  /** A reload, or the way forward to the lightbox's entry, opens it again. */
  const reopen = useEffectEvent(() => {
    const slide = tile.current ? null : readLayer(layer);
    if (typeof slide !== 'number') return;
    const link = document.querySelector<HTMLAnchorElement>(`a[data-lightbox="${slide}"]`);
    if (link) void open(link);
  });

  const closeOnBack = useEffectEvent(() => {
    if (readLayer(layer) !== null) return;
    // At once: the page behind an open lightbox takes no focus.
    flushSync(() => setOpened(null));
    tile.current?.focus();
    tile.current = null;
  });

  useEffect(() => {
    reopen();
    const follow = () => {
      closeOnBack();
      reopen();
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  function close() {
    tile.current?.focus();
    tile.current = null;
    setOpened(null);
    leaveLayer(layer);
  }

  const isComing = opened !== null && opened.Lightbox === null;
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    if (!isComing) return;
    const follow = (event: KeyboardEvent) => closeOnEscape(event);
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, [isComing]);

  return (
    <>
      <Mosaic
        label={galleryText.label(name)}
        tiles={makeTiles(slides)}
        place={place}
        onOpen={(link) => void open(link)}
        // A finger is down for a tenth of a second before it is up; a failure shows with the click.
        onReach={() => void loadLightbox().catch(() => null)}
      />
      {opened && !opened.isEntered && (
        <Coming picture={opened.previews.get(opened.index)} onClose={close} />
      )}
      {opened?.Lightbox && (
        <opened.Lightbox
          slides={slides}
          index={opened.index}
          previews={opened.previews}
          onEntered={() => setOpened({ ...opened, isEntered: true })}
          onClose={close}
        />
      )}
    </>
  );
}
