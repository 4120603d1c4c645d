/**
 * Starts React in an island of the page without losing what was typed before its code came. An island that fails leaves its
 * place to the layout's message, or to the server's HTML.
 */
import {
  Component,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
  startTransition,
} from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Remembers the state of an island's form; a form without an `action` is React's own. */
function captureForm(island: Element) {
  const form = island.querySelector<HTMLFormElement>('form[action]');
  return {
    form,
    // Lists and areas have all that is used of an input.
    controls: [...(form?.elements ?? [])] as HTMLInputElement[],
    folds: [...island.querySelectorAll('details')],
    focused: document.activeElement,
  };
}

function restoreForm(before: ReturnType<typeof captureForm>, island: Element): void {
  const { form, controls, folds } = captureForm(island);
  if (!form || !before.form || before.form.isConnected) return;
  Object.assign(form.dataset, before.form.dataset);
  folds.forEach((fold, index) => (fold.open = before.folds[index]?.open ?? fold.open));
  for (const control of controls) {
    const isChoice = /radio|checkbox/.test(control.type);
    const old = before.controls.find(
      ({ name, value }) => name && name === control.name && (!isChoice || value === control.value),
    );
    if (!old) continue;
    if (isChoice) control.checked = old.checked;
    else control.value = old.value;
    if (old !== before.focused) continue;
    control.focus({ preventScroll: true });
    // Some kinds of inputs do not tell the position of the cursor.
    if (typeof old.selectionStart === 'number')
      control.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}

/** Keeps what was typed when React renders an island again, and undoes an island that fails. */
class Island extends Component<PropsWithChildren<{ island: Element; replacement: Node }>> {
  override state = { hasFailed: false };
  before: ReturnType<typeof captureForm> | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    // The last moment before React changes the page.
    this.before = captureForm(this.props.island);
    return this.state.hasFailed ? null : this.props.children;
  }

  override componentDidMount(): void {
    const { island, replacement } = this.props;
    if (this.state.hasFailed) island.replaceChildren(...replacement.childNodes);
    if (this.before) restoreForm(this.before, island);
  }

  override componentDidUpdate(): void {
    this.componentDidMount();
  }
}

/** A copy in this document loads no picture and runs no code. */
const inertDocument = document.implementation.createHTMLDocument();

/**
 * Starts React in an island; the builder calls it with the server's HTML still in place. In place of the builder's own start,
 * half of which is for content between the tags of an island: no island of this site has any.
 */
export default function start(island: HTMLElement) {
  const failureTemplate = document.querySelector<HTMLTemplateElement>(
    'template[data-island-failed]',
  );
  // The layout's message for an island that fails, or the server's HTML.
  const replacement = inertDocument.importNode(failureTemplate?.content ?? island, true);
  return (View: ComponentType, props: object): void => {
    if (!island.hasAttribute('ssr')) return;
    const view = (
      <Island island={island} replacement={replacement}>
        <View {...props} />
      </Island>
    );
    // The server's ids begin with it.
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    startTransition(() => void hydrateRoot(island, view, { identifierPrefix }));
  };
}
