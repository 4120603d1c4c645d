/**
 * The pictures of a home over the whole screen. It loads when somebody opens one, and asks nothing of YouTube before a
 * video is played.
 */
import Play from 'lucide-react/icons/play';
import { useState, type PropsWithChildren } from 'react';
import YetAnotherReactLightbox, {
  ACTIVE_SLIDE_PLAYING,
  createIcon,
  IconButton,
  useEvents,
} from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Download from 'yet-another-react-lightbox/plugins/download';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { galleryText } from '../../content/properties/gallery';
import { makeLightboxSlides, type SlideYoutube } from './lightbox-slides';
import stylesheet from './lightbox.css?url';
import { Magnifier, MagnifierIcon } from './Magnifier';
import {
  animation,
  controller,
  isPhoneWindow,
  layout,
  savePicture,
  slideshow,
  themes,
  zoom,
} from './settings';
import { type GallerySlide, youtubePlayerLink } from './slides';

type Theme = (typeof themes)[number];

const ThemeIcon = createIcon(
  'Theme',
  <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z" fillRule="evenodd" />,
);

/** A YouTube video; nothing is asked of YouTube before the visitor plays it. */
function VideoSlide({ slide, current }: { slide: SlideYoutube; current: boolean }) {
  const [playing, setPlaying] = useState(false);
  const { publish } = useEvents();
  if (playing && !current) setPlaying(false);

  if (playing) {
    return (
      <iframe
        className="gallery-video"
        src={youtubePlayerLink(slide.videoId)}
        title={slide.title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
      />
    );
  }
  const play = () => {
    setPlaying(true);
    publish(ACTIVE_SLIDE_PLAYING);
  };
  return (
    <div className="gallery-video">
      <button type="button" className="gallery-play" onClick={play}>
        <Play aria-hidden="true" />
        {galleryText.play}
      </button>
      <p>{galleryText.playHint}</p>
    </div>
  );
}

function VideoThumbnail() {
  return (
    <span className="gallery-video-thumbnail">
      <Play aria-hidden="true" />
    </span>
  );
}

interface BackdropProps {
  source: string | undefined;
  /** Called when the large one is there, or cannot be had. */
  onLoad: () => void;
}

/** Shows the small picture until the large one has loaded. */
function SlideBackdrop({ source, onLoad, children }: PropsWithChildren<BackdropProps>) {
  const [isNeeded, setIsNeeded] = useState(true);
  const style = isNeeded && source ? { backgroundImage: `url(${JSON.stringify(source)})` } : {};
  const showLarge = () => {
    setIsNeeded(false);
    onLoad();
  };
  return (
    <div
      className="gallery-preview"
      style={style}
      onLoadCapture={showLarge}
      onErrorCapture={onLoad}
    >
      {children}
    </div>
  );
}

export interface LightboxProps {
  slides: readonly GallerySlide[];
  previews: ReadonlyMap<number, string>;
  index: number;
  /** Called when it covers the page. */
  onEntered: () => void;
  onClose: () => void;
}

const plugins = [Counter, Thumbnails, Fullscreen, Slideshow, Download, Zoom];

const renderNothing = () => null;

export function Lightbox({ slides, previews, index, onEntered, onClose }: LightboxProps) {
  const [isPhone] = useState(isPhoneWindow);
  const [theme, setTheme] = useState<Theme>('day');
  const [isMagnifying, setIsMagnifying] = useState(false);
  /** Its neighbours are loaded after the first large picture, which is looked at. */
  const [isFirstLoaded, setIsFirstLoaded] = useState(slides[index]?.videoId !== null);
  const { carousel, thumbnails } = layout(isPhone);
  const [lightboxSlides] = useState(() => makeLightboxSlides(slides, previews, isPhone));
  const changeTheme = () => setTheme(themes[(themes.indexOf(theme) + 1) % themes.length] ?? theme);

  return (
    <>
      {/* By its address: styles that a component imports become part of every page that may load it. */}
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <YetAnotherReactLightbox
        open
        close={onClose}
        index={index}
        slides={lightboxSlides}
        plugins={plugins}
        className={`gallery-lightbox gallery-${theme}`}
        labels={{
          ...galleryText.lightbox,
          Theme: galleryText.themes[theme],
          Magnifier: isMagnifying ? galleryText.magnifierOff : galleryText.magnifierOn,
        }}
        animation={animation}
        slideshow={slideshow}
        zoom={zoom}
        download={{ download: savePicture }}
        carousel={isFirstLoaded ? carousel : { ...carousel, preload: 0 }}
        thumbnails={thumbnails}
        on={{ entered: onEntered }}
        controller={{ ...controller, disableSwipeNavigation: isMagnifying }}
        toolbar={{
          buttons: [
            ...(isPhone
              ? []
              : [
                  <IconButton
                    key="magnifier"
                    label="Magnifier"
                    icon={MagnifierIcon}
                    aria-pressed={isMagnifying}
                    onClick={() => setIsMagnifying(!isMagnifying)}
                  />,
                ]),
            <IconButton key="theme" label="Theme" icon={ThemeIcon} onClick={changeTheme} />,
            'close',
          ],
        }}
        render={{
          // On a phone fingers zoom.
          ...(isPhone && { buttonZoom: renderNothing }),
          slide: ({ slide, offset }) =>
            slide.type === 'youtube' && <VideoSlide slide={slide} current={offset === 0} />,
          slideContainer: ({ slide, children }) =>
            slide.type === 'youtube' ? (
              children
            ) : (
              <SlideBackdrop source={slide.preview} onLoad={() => setIsFirstLoaded(true)}>
                {isMagnifying ? <Magnifier>{children}</Magnifier> : children}
              </SlideBackdrop>
            ),
          thumbnail: ({ slide }) => slide.type === 'youtube' && <VideoThumbnail />,
        }}
      />
    </>
  );
}
