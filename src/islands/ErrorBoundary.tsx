import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { messages } from '../content/messages';

interface State {
  error: Error | null;
}

/** Shows the error's message instead of an island that failed; the rest of the page still works. */
export class ErrorBoundary extends Component<PropsWithChildren, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert">
        <p>
          <strong>{messages.error.title}</strong>
        </p>
        <p>{error.message}</p>
        <button type="button" className="button" onClick={() => this.setState({ error: null })}>
          {messages.error.retry}
        </button>
      </div>
    );
  }
}
