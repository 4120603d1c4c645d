import { Bold, Heading, Image, Link, List, type LucideIcon } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { articleWords as words } from '../../../content/article';
import { Button } from '../Button';
import { applyEdit, selectedIn } from './apply-edit';
import styles from './article.module.css';
import { LinkDialog } from './LinkDialog';
import {
  continueList,
  type Edit,
  insertLink,
  insertPicture,
  toggleBold,
  toggleHeading,
  toggleList,
} from './marks';
import { PictureDialog } from './PictureDialog';

interface Props {
  area: RefObject<HTMLTextAreaElement | null>;
  areaId: string;
  /** The label of the text. */
  label: string;
}

type Tool = keyof typeof words.tools;

const icons: Readonly<Record<Tool, LucideIcon>> = {
  bold: Bold,
  heading: Heading,
  list: List,
  link: Link,
  picture: Image,
};
const tools = Object.keys(icons) as Tool[];
const shortcuts: Readonly<Record<string, Tool>> = { b: 'bold', k: 'link' };
const toggles = { bold: toggleBold, heading: toggleHeading, list: toggleList };

/** The choice of how a blog post is read, unless its marks are read already. */
function otherStyle({ form }: HTMLTextAreaElement): HTMLSelectElement | null {
  const style = form?.elements.namedItem('textStyle');
  return style instanceof HTMLSelectElement && style.value !== 'Markdown' ? style : null;
}

/** An older blog post is read without marks other than bold; whoever sets one wants it to be read. */
function readMarks(area: HTMLTextAreaElement): void {
  const style = otherStyle(area);
  if (!style) return;
  style.value = 'Markdown';
  style.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Sets marks in a text; arrow keys move between the buttons, as in every toolbar. */
export default function Toolbar({ area, areaId, label }: Props): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Tool>('bold');
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);

  const edit = (tool: Tool, change: Edit) => {
    // A text behind an open dialog takes no focus.
    flushSync(() => setOpen(null));
    if (!area.current) return;
    applyEdit(area.current, change);
    if (tool !== 'bold') readMarks(area.current);
  };
  const selected = () => (area.current ? selectedIn(area.current) : { text: '', start: 0, end: 0 });
  const use = (tool: Tool) => {
    if (tool === 'link' || tool === 'picture') setOpen(tool);
    else edit(tool, toggles[tool](selected()));
  };

  const onEnter = (event: globalThis.KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
    if (!isPlain || event.isComposing || !area.current || otherStyle(area.current)) return;
    const change = continueList(selected());
    if (!change) return;
    event.preventDefault();
    applyEdit(area.current, change);
  };
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Enter') {
      onEnter(event);
      return;
    }
    const tool = shortcuts[event.key.toLowerCase()];
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    use(tool);
  });
  useEffect(() => {
    const element = area.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [area]);

  const onKeyDown = (event: KeyboardEvent) => {
    const place = tools.indexOf(current);
    const places: Record<string, number> = {
      ArrowRight: place + 1,
      ArrowLeft: place - 1,
      Home: 0,
      End: -1,
    };
    const tool = tools.at((places[event.key] ?? NaN) % tools.length);
    if (!(event.key in places) || !tool) return;
    event.preventDefault();
    setCurrent(tool);
    bar.current?.querySelector<HTMLElement>(`[data-tool='${tool}']`)?.focus();
  };

  const text = open && selected();
  return (
    <>
      <div
        ref={bar}
        className={styles.toolbar}
        role="toolbar"
        aria-label={words.toolbar(label)}
        aria-controls={areaId}
        onKeyDown={onKeyDown}
      >
        {tools.map((tool) => {
          const Icon = icons[tool];
          const { name, keys } = words.tools[tool];
          return (
            <Button
              key={tool}
              className={styles.tool}
              data-tool={tool}
              tabIndex={tool === current ? 0 : -1}
              title={keys === '' ? name : `${name} (${keys})`}
              aria-label={name}
              aria-keyshortcuts={keys === '' ? undefined : keys.replace('Ctrl', 'Control')}
              onFocus={() => setCurrent(tool)}
              onClick={() => use(tool)}
            >
              <Icon size={20} aria-hidden="true" />
            </Button>
          );
        })}
      </div>
      {open === 'link' && text && (
        <LinkDialog
          id={areaId}
          words={text.text.slice(text.start, text.end)}
          onClose={() => setOpen(null)}
          onInsert={(label, address) => edit('link', insertLink(text, label, address))}
        />
      )}
      {open === 'picture' && text && (
        <PictureDialog
          id={areaId}
          onClose={() => setOpen(null)}
          onInsert={(alt, address) => edit('picture', insertPicture(text, alt, address))}
        />
      )}
    </>
  );
}
