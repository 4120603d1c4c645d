import { Bold, Heading, Image, Link, List } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { articleWords as words } from '../../../content/forms/article';
import { Button } from '../Button';
import styles from '../form/form.module.css';
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

/** Inserts a text behind the selection as typing does, so that the browser can undo it. */
function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  area.setSelectionRange(area.selectionEnd, area.selectionEnd);
  // Deprecated, but nothing else keeps the history of a text area.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionEnd, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

interface Props {
  areaId: string;
  /** The label of the text. */
  label: string;
}

/** Buttons that set marks in a text; without the library's code the marks can be typed. */
function Toolbar({ areaId, label }: Props) {
  const [isOpen, setOpen] = useState(false);
  // The library's code runs only in a browser.
  useEffect(() => void import('@github/markdown-toolbar-element').catch(() => undefined), []);

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
        className={`cluster ${styles.toolbar}`}
        aria-label={words.toolbar(label)}
      >
        {marks.map(([mark, tool, Icon]) => {
          const { name, keys } = words.tools[tool];
          return (
            <Button
              key={mark}
              className="target"
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
          className="target"
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

const shortcuts: Readonly<Record<string, string>> = { b: 'bold', k: 'link' };

type FieldProps = ComponentProps<'textarea'> & { id: string; label: string };

/** A text in Markdown, and the toolbar that sets its marks. */
export function ArticleField({ label, ...attributes }: FieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = shortcuts[event.key.toLowerCase()];
    const hasControl = event.ctrlKey || event.metaKey;
    const button = mark && field.current?.querySelector<HTMLElement>(`[data-md-button='${mark}']`);
    if (!button || !hasControl || event.altKey || event.shiftKey) return;
    event.preventDefault();
    button.click();
  };
  return (
    <div ref={field}>
      <Toolbar areaId={attributes.id} label={label} />
      <textarea {...attributes} onKeyDown={onKeyDown} />
    </div>
  );
}
