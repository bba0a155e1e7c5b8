import { Component, type ReactNode } from 'react';
import { FailedState } from '../../ui/failed-state';

/** The last net: a screen that could not be loaded or drawn says so instead of leaving a white page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center">
        <FailedState
          title="This page could not be shown"
          description="The connection may be weak, or a newer version has just arrived. Reloading usually helps."
          retryLabel="Reload"
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
}
