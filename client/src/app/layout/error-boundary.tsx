import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from '../../ui/error-boundary';
import { FailedState } from '../../ui/feedback/failed-state';

/** The outermost error boundary: shows a message instead of a blank page. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary
    fallback={() => (
      <main className="grid min-h-dvh place-items-center">
        <FailedState
          title="This page could not be shown"
          description="The connection may be weak, or a newer version has just arrived. Reloading usually helps."
          retryLabel="Reload"
          onRetry={() => window.location.reload()}
        />
      </main>
    )}
  >
    {children}
  </Boundary>
);
