import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { galleryText } from '../../content/property';
import { withinChunkTimeout } from '../chunk-timeout';
import { ErrorBoundary } from '../ErrorBoundary';
import { enterLightbox, leaveLightbox, slideInHistory } from './history';
import type { LightboxProps } from './Lightbox';
import stylesheet from './lightbox.css?url';
import { Mosaic } from './Mosaic';
import { slidesOf, tilesOf, type Tile } from './slides';

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
  const [{ Lightbox }] = await withinChunkTimeout(Promise.all([import('./Lightbox'), styles]));
  return Lightbox;
}

interface Props {
  name: string;
  images: readonly (string | null)[];
}

interface Opened {
  Lightbox: ComponentType<LightboxProps>;
  index: number;
  link: HTMLAnchorElement;
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
  const slides = slidesOf(name, images);

  useEffect(() => {
    if (!opened) return;
    const closeOnBack = () => {
      if (slideInHistory() !== null) return;
      // At once: while the lightbox stands, the page behind it takes no focus.
      flushSync(() => setOpened(null));
      opened.link.focus();
    };
    window.addEventListener('popstate', closeOnBack);
    return () => window.removeEventListener('popstate', closeOnBack);
  }, [opened]);

  async function open({ index }: Tile, link: HTMLAnchorElement) {
    try {
      const Lightbox = await loadLightbox();
      enterLightbox(index);
      setOpened({ Lightbox, index, link, previews: previewsBeside(link) });
    } catch {
      window.location.assign(link.href);
    }
  }

  function close() {
    opened?.link.focus();
    setOpened(null);
    leaveLightbox();
  }

  return (
    <ErrorBoundary>
      <Mosaic
        label={galleryText.label(name)}
        tiles={tilesOf(slides)}
        onOpen={(tile, link) => void open(tile, link)}
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
