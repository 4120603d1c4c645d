import { createIcon, IconButton } from 'yet-another-react-lightbox';
import { galleryConstants, galleryText } from '../../content/property';

export type Theme = (typeof galleryConstants.themes)[number];

const { themes } = galleryConstants;

const ThemeIcon = createIcon(
  'Theme',
  <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z" fillRule="evenodd" />,
);

interface Props {
  theme: Theme;
  onChange: (theme: Theme) => void;
}

/** Goes through the lightbox's backgrounds: day, night, lightbox. */
export function ThemeButton({ theme, onChange }: Props) {
  const label = `${galleryText.theme}: ${galleryText.themes[theme]}`;
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? theme;
  return (
    <IconButton
      label="Theme"
      aria-label={label}
      title={label}
      icon={ThemeIcon}
      onClick={() => onChange(next)}
    />
  );
}
