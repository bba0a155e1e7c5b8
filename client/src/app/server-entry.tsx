// The build for Node runs in an AsyncLocalStorage, which makes Node track every promise of the process from then on: all
// requests take a fifth longer. This one is the same without it.
import { prerender } from 'react-dom/static.edge';
import { Router as Location } from 'wouter';
import type { InitialData } from '#shared/pages/initial-data';
import { createQueryClient } from '../lib/api/query-client';
import { seedQueries } from './initial-data';
import { Providers } from './providers';
import { Router } from './router';

/**
 * The markup of #root at this path, as main.tsx would render it from the same data, once every lazy component is loaded.
 * Contains no script. Throws if any component fails to render.
 */
export const renderPage = async (path: string, initialData: InitialData): Promise<string> => {
  const queryClient = createQueryClient();
  seedQueries(queryClient, initialData);
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <Providers queryClient={queryClient}>
      <Location ssrPath={path}>
        <Router />
      </Location>
    </Providers>,
    {
      // React would stream a large Suspense boundary later and move it into place with an inline script.
      progressiveChunkSize: Infinity,
      // React would leave a failed boundary to the client, with its fallback; reject the whole page instead.
      onError: (error) => void problems.push(error),
    },
  );
  const markup = await new Response(prelude).text();
  if (problems.length > 0) throw problems[0];
  return markup;
};
