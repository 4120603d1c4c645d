import { useState, type ComponentType } from 'react';
import { galleryText } from '../../content/property';
import { ErrorBoundary } from '../ErrorBoundary';
import type { LightboxProps } from './Lightbox';
import { loadLightbox } from './load-lightbox';
import { Mosaic } from './Mosaic';
import { slidesOf, tilesOf, type Tile } from './slides';

interface Props {
  name: string;
  images: readonly (string | null)[];
}

interface Opened {
  Lightbox: ComponentType<LightboxProps>;
  index: number;
  link: HTMLAnchorElement;
}

/** The pictures of a home: a mosaic of links, and a lightbox that is fetched when one is opened. */
export default function Gallery({ name, images }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const slides = slidesOf(name, images);

  async function open(tile: Tile, link: HTMLAnchorElement) {
    try {
      const Lightbox = await loadLightbox();
      setOpened({ Lightbox, index: tile.index, link });
    } catch {
      window.location.assign(link.href);
    }
  }

  function close() {
    opened?.link.focus();
    setOpened(null);
  }

  return (
    <ErrorBoundary>
      <Mosaic
        label={`${galleryText.label} ${name}`}
        tiles={tilesOf(slides)}
        onOpen={(tile, link) => void open(tile, link)}
      />
      {opened && <opened.Lightbox slides={slides} index={opened.index} onClose={close} />}
    </ErrorBoundary>
  );
}
