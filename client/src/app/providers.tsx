import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ReloadNotice } from '../ui/feedback/chunk-lost';
import { FailedState } from '../ui/feedback/failed-state';
import { ToastHost } from '../ui/toast-host';
import { shellWords } from './layout/words';

/** Context providers of every screen. */
export const Providers = ({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary fallback={<AppFailed />}>{children}</ErrorBoundary>
      <ToastHost />
      <ReloadNotice />
    </QueryClientProvider>
  </StrictMode>
);

const { failed: words } = shellWords;

/** Instead of a blank page, where what failed is in no part with a boundary of its own. */
const AppFailed = () => (
  <main className="grid min-h-dvh place-items-center">
    <FailedState
      title={words.title}
      description={words.description}
      retryLabel={words.reload}
      onRetry={() => window.location.reload()}
    />
  </main>
);
