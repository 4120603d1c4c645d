import { useState } from 'react';
import { useEvents } from 'yet-another-react-lightbox';
import { ACTIVE_SLIDE_PLAYING } from 'yet-another-react-lightbox';
import { Play } from 'lucide-react';
import { galleryText } from '../../content/property';
import type { SlideYoutube } from './lightbox-slides';
import { youtubePlayerLink } from './slides';

interface Props {
  slide: SlideYoutube;
  current: boolean;
}

/** A YouTube video; nothing is asked of YouTube before the visitor plays it. */
export function VideoSlide({ slide, current }: Props) {
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

/** Stands for a video among the thumbnails. */
export function VideoThumbnail() {
  return (
    <span className="gallery-video-thumbnail">
      <Play aria-hidden="true" />
    </span>
  );
}
