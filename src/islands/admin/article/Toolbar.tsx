import '@github/markdown-toolbar-element';
import { Bold, Heading, Image, Link, List } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { articleWords as words } from '../../../content/article';
import { Button } from '../Button';
import { insertText } from './insert-text';
import styles from './article.module.css';
import { PictureDialog } from './PictureDialog';

declare module 'react' {
  // React's own way to name elements of others.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'markdown-toolbar': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        for: string;
        'data-no-focus': '';
      };
    }
  }
}

/** The library's names of the marks, in the order of their buttons. */
const marks = [
  ['bold', 'bold', Bold],
  ['header-2', 'heading', Heading],
  ['unordered-list', 'list', List],
  ['link', 'link', Link],
] as const;

interface Props {
  areaId: string;
  /** The label of the text. */
  label: string;
}

/** Buttons that set marks in a text. */
export default function Toolbar({ areaId, label }: Props) {
  const [isOpen, setOpen] = useState(false);

  const insertPicture = (picture: string) => {
    // A text behind an open dialog takes no focus.
    flushSync(() => setOpen(false));
    const area = document.getElementById(areaId);
    if (area instanceof HTMLTextAreaElement) insertText(area, `\n\n${picture}\n\n`);
  };

  return (
    <>
      {/* Each button is a stop of the Tab key: the library would make the bar itself one. */}
      <markdown-toolbar
        for={areaId}
        data-no-focus=""
        role="group"
        className={styles.toolbar}
        aria-label={words.toolbar(label)}
      >
        {marks.map(([mark, tool, Icon]) => {
          const { name, keys } = words.tools[tool];
          return (
            <Button
              key={mark}
              className={styles.tool}
              data-md-button={mark}
              title={keys === '' ? name : `${name} (${keys})`}
              aria-label={name}
              aria-keyshortcuts={keys === '' ? undefined : keys.replace('Ctrl', 'Control')}
            >
              <Icon size={20} aria-hidden="true" />
            </Button>
          );
        })}
        <Button
          className={styles.tool}
          title={words.tools.picture.name}
          aria-label={words.tools.picture.name}
          onClick={() => setOpen(true)}
        >
          <Image size={20} aria-hidden="true" />
        </Button>
      </markdown-toolbar>
      {isOpen && (
        <PictureDialog id={areaId} onClose={() => setOpen(false)} onInsert={insertPicture} />
      )}
    </>
  );
}
