import { prerender } from 'react-dom/static';
import { Router as Location } from 'wouter';
import type { InitialData } from '#shared/initial-data';
import { createQueryClient } from '../lib/api/query-client';
import { seedQueries } from './initial-data';
import { Providers } from './providers';
import { Router } from './router';

/**
 * The markup of #root at this path, as main.tsx would draw it from the same data, once every part of it is there. It
 * holds no script. Throws where any part cannot be drawn.
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
      // React would send a large part after its place and move it there with an inline script.
      progressiveChunkSize: Infinity,
      // A part that fails is left to the browser, spinner and all: then the whole page rather is.
      onError: (error) => void problems.push(error),
    },
  );
  const markup = await new Response(prelude).text();
  if (problems.length > 0) throw problems[0];
  return markup;
};
