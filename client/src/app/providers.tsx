import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { ReloadNotice } from '../ui/feedback/chunk-lost';
import { ToastHost } from '../ui/feedback/toaster';
import { ErrorBoundary } from './layout/error-boundary';

/** Context providers of every screen. */
export const Providers = ({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>{children}</ErrorBoundary>
      <ToastHost />
      <ReloadNotice />
    </QueryClientProvider>
  </StrictMode>
);
