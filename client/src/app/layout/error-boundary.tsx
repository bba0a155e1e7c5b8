import type { ReactNode } from 'react';
import { Catch } from '../../ui/catch';
import { FailedState } from '../../ui/feedback/failed-state';

/** The last net: an app that could not be drawn says so instead of leaving a white page. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Catch
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
  </Catch>
);
