import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { galleryText } from '../../content/properties/property';
import { ErrorBoundary } from '../ErrorBoundary';
import { enterLightbox, leaveLightbox, slideInHistory } from './history';
import type { LightboxProps } from './Lightbox';
import stylesheet from './lightbox.css?url';
import { Mosaic } from './Mosaic';
import { slidesOf, tilesOf } from './slides';

let styles: Promise<void> | undefined;

function addStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      styles = undefined;
      reject(new Error('The styles of the lightbox could not be loaded.'));
    });
    document.head.append(link);
  });
}

/**
 * Fetches the lightbox with its styles. The styles are loaded by address, because styles that a
 * component imports become part of every page that may load it.
 */
async function loadLightbox(): Promise<ComponentType<LightboxProps>> {
  styles ??= addStyles();
  const [{ Lightbox }] = await Promise.all([import('./Lightbox'), styles]);
  return Lightbox;
}

interface Props {
  name: string;
  images: readonly (string | null)[];
}

interface Opened {
  Lightbox: ComponentType<LightboxProps>;
  index: number;
  /** The pictures of the tiles, as the browser has them already. */
  previews: ReadonlyMap<number, string>;
}

/** By slide, the addresses that the browser chose for the tiles. */
function previewsBeside(link: HTMLAnchorElement): Map<number, string> {
  const tiles = link.closest('ul')?.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]') ?? [];
  const previews = new Map<number, string>();
  for (const tile of tiles) {
    const source = tile.querySelector('img')?.currentSrc;
    if (source) previews.set(Number(tile.dataset.lightbox), source);
  }
  return previews;
}

/** The pictures of a property: a mosaic of links, and a lightbox that is fetched when one is opened. */
export default function Gallery({ name, images }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  /** The tile that has opened the lightbox, and takes the focus back. */
  const tile = useRef<HTMLAnchorElement>(null);
  const slides = slidesOf(name, images);

  async function open(link: HTMLAnchorElement) {
    try {
      const Lightbox = await loadLightbox();
      const index = Number(link.dataset.lightbox);
      enterLightbox(index);
      tile.current = link;
      setOpened({ Lightbox, index, previews: previewsBeside(link) });
    } catch {
      window.location.assign(link.href);
    }
  }

  /** A reload, or the way forward to the lightbox's entry, opens it again. */
  const reopen = useEffectEvent(() => {
    const slide = tile.current ? null : slideInHistory();
    if (slide === null) return;
    const link = document.querySelector<HTMLAnchorElement>(`a[data-lightbox="${slide}"]`);
    if (link) void open(link);
  });

  const closeOnBack = useEffectEvent(() => {
    if (slideInHistory() !== null) return;
    // At once: while the lightbox stands, the page behind it takes no focus.
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
    leaveLightbox();
  }

  return (
    <ErrorBoundary>
      <Mosaic
        label={galleryText.label(name)}
        tiles={tilesOf(slides)}
        onOpen={(link) => void open(link)}
      />
      {opened && (
        <opened.Lightbox
          slides={slides}
          index={opened.index}
          previews={opened.previews}
          onClose={close}
        />
      )}
    </ErrorBoundary>
  );
}
