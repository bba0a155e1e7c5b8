import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '../app/providers';
import { createQueryClient } from '../lib/api/query-client';
import { dismissToast, toastStore } from '../ui/feedback/toast';

/** Renders with a screen's providers, at the given URL. */
export const renderApp = (ui: ReactNode, { path = '/', queryClient = createQueryClient() } = {}) => {
  const shown = toastStore.read();
  if (shown) dismissToast(shown.id);
  window.history.replaceState(null, '', path);
  return { queryClient, ...render(<Providers queryClient={queryClient}>{ui}</Providers>) };
};
