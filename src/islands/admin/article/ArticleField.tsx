/**
 * The field of a long text: Markdown that can be typed or set by buttons, in the browser's own text field, so that its
 * undo works.
 */
import Bold from 'lucide-react/icons/letter-b';
import Heading from 'lucide-react/icons/letter-h';
import Image from 'lucide-react/icons/image';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import type { ComponentProps, KeyboardEvent } from 'react';
import { createElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { articleWords as words } from '../../../content/forms/article';
import { Button } from '../Button';
import styles from '../record-form.module.css';
import { PictureDialog } from './PictureDialog';

const marks = [
  ['bold', 'bold', Bold],
  ['header-2', 'heading', Heading],
  ['unordered-list', 'list', List],
  ['link', 'link', Link],
] as const;

const shortcuts: Readonly<Record<string, string>> = { b: 'bold', k: 'link' };

/** Inserts a text from `start` to the end of the selection as typing does, so that the browser can undo it. */
function insertText(area: HTMLTextAreaElement, text: string, start = area.selectionEnd): void {
  area.focus();
  area.setSelectionRange(start, area.selectionEnd);
  // Deprecated, but nothing else keeps the history of a text area.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  document.execCommand('insertText', false, text);
}

/** The text that Enter in a list inserts from `start` to the caret; `null` where the caret ends no entry. */
export function continueList(
  text: string,
  caret: number,
): { start: number; inserted: string } | null {
  const lineStart = text.lastIndexOf('\n', caret - 1) + 1;
  const entry = /^(\s*)([-*+]|(\d+)([.)]))\s(.*)$/.exec(text.slice(lineStart, caret));
  if (!entry) return null;
  const [, indent = '', sign = '', number, end = '', words = ''] = entry;
  if (words.trim() === '') return { start: lineStart, inserted: '\n' };
  const next = number === undefined ? sign : `${Number(number) + 1}${end}`;
  return { start: caret, inserted: `\n${indent}${next} ` };
}

type Props = ComponentProps<'textarea'> & { id: string; label: string };

/** A text in Markdown, and buttons that set its marks; without the library's code the marks can be typed. */
export function ArticleField({ label, ...attributes }: Props) {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  // The library's code runs only in a browser.
  useEffect(() => void import('@github/markdown-toolbar-element').catch(() => undefined), []);

  const insertPicture = (picture: string) => {
    // A text behind an open dialog takes no focus.
    flushSync(() => setOpen(false));
    if (area.current) insertText(area.current, `\n\n${picture}\n\n`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: field, nativeEvent } = event;
    const isAtOne = field.selectionStart === field.selectionEnd && !nativeEvent.isComposing;
    const next = event.key === 'Enter' && isAtOne && continueList(field.value, field.selectionEnd);
    if (next) {
      event.preventDefault();
      insertText(field, next.inserted, next.start);
    }
    const mark = shortcuts[event.key.toLowerCase()];
    const hasControl = event.ctrlKey || event.metaKey;
    const bar = event.currentTarget.parentElement;
    const button = mark && bar?.querySelector<HTMLElement>(`[data-md-button='${mark}']`);
    if (!button || !hasControl || event.altKey || event.shiftKey) return;
    event.preventDefault();
    button.click();
  };
  const buttons = marks.map(([mark, tool, Icon]) => {
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
  });
  const { name } = words.tools.picture;
  const bar = {
    for: attributes.id,
    // Each button is a stop of the Tab key: the library would make the bar itself one.
    'data-no-focus': '',
    role: 'group',
    className: `cluster ${styles.toolbar}`,
    'aria-label': words.toolbar(label),
  };
  return (
    <div>
      {createElement(
        'markdown-toolbar',
        bar,
        ...buttons,
        <Button className="target" title={name} aria-label={name} onClick={() => setOpen(true)}>
          <Image size={20} aria-hidden="true" />
        </Button>,
      )}
      {isOpen && (
        <PictureDialog id={attributes.id} onClose={() => setOpen(false)} onInsert={insertPicture} />
      )}
      <textarea ref={area} {...attributes} onKeyDown={onKeyDown} />
    </div>
  );
}
