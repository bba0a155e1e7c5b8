import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from '../../ui/error-boundary';
import { FailedState } from '../../ui/feedback/failed-state';
import { shellWords } from './words';

const { failed: words } = shellWords;

/** The outermost error boundary: shows a message instead of a blank page. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary
    fallback={() => (
      <main className="grid min-h-dvh place-items-center">
        <FailedState
          title={words.title}
          description={words.description}
          retryLabel={words.reload}
          onRetry={() => window.location.reload()}
        />
      </main>
    )}
  >
    {children}
  </Boundary>
);
