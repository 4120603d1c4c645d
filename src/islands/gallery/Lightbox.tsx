import { useState } from 'react';
import YetAnotherReactLightbox from 'yet-another-react-lightbox';
import Download from 'yet-another-react-lightbox/plugins/download';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { galleryText } from '../../content/property';
import { lightboxSlides } from './lightbox-slides';
import { Magnifier, MagnifierButton } from './Magnifier';
import { savePicture } from './save-picture';
import { animation, controller, layout, slideshow, zoom } from './settings';
import type { GallerySlide } from './slides';
import { ThemeButton, type Theme } from './ThemeButton';
import { useIsPhone } from './use-is-phone';
import { VideoSlide, VideoThumbnail } from './VideoSlide';

export interface LightboxProps {
  slides: readonly GallerySlide[];
  /** The slide that is shown first. */
  index: number;
  onClose: () => void;
}

const plugins = [Thumbnails, Fullscreen, Slideshow, Download, Zoom];

/** All pictures and videos of a home, over the page. */
export function Lightbox({ slides, index, onClose }: LightboxProps) {
  const isPhone = useIsPhone();
  const [theme, setTheme] = useState<Theme>('lightbox');
  const [magnifying, setMagnifying] = useState(false);
  const [entries] = useState(() => lightboxSlides(slides, isPhone));
  const magnifies = magnifying && !isPhone;

  return (
    <YetAnotherReactLightbox
      open
      close={onClose}
      index={index}
      slides={entries}
      plugins={plugins}
      className={`gallery-lightbox gallery-${theme}`}
      labels={galleryText.lightbox}
      animation={animation}
      slideshow={slideshow}
      zoom={zoom}
      download={{ download: savePicture }}
      {...layout(isPhone)}
      controller={{ ...controller, disableSwipeNavigation: magnifies }}
      toolbar={{
        buttons: [
          ...(isPhone
            ? []
            : [<MagnifierButton key="magnifier" pressed={magnifying} onChange={setMagnifying} />]),
          <ThemeButton key="theme" theme={theme} onChange={setTheme} />,
          'close',
        ],
      }}
      render={{
        slide: ({ slide, offset }) =>
          slide.type === 'youtube' && <VideoSlide slide={slide} current={offset === 0} />,
        slideContainer: ({ slide, children }) =>
          magnifies && slide.type !== 'youtube' ? <Magnifier>{children}</Magnifier> : children,
        thumbnail: ({ slide }) => slide.type === 'youtube' && <VideoThumbnail />,
      }}
    />
  );
}
