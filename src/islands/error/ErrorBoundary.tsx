import { Component, type ReactNode } from 'react';
import { messages } from '../../content/messages';

interface Props {
  children: ReactNode;
}

/** Says what happened when a part of the page fails, instead of leaving nothing. */
export class ErrorBoundary extends Component<Props, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError(thrown: unknown): { message: string } {
    return { message: thrown instanceof Error ? thrown.message : String(thrown) };
  }

  override render(): ReactNode {
    if (this.state.message === null) return this.props.children;
    return (
      <div role="alert">
        <h2>{messages.error.title}</h2>
        <p>{this.state.message}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {messages.error.retry}
        </button>
      </div>
    );
  }
}
