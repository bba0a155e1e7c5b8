import { createRoot, hydrateRoot } from 'react-dom/client';
import '../index.css';
import { createQueryClient } from '../lib/query-client';
import { takeEarlyPresses } from './early-presses';
import { readInitialData, seedQueries } from './initial-data';
import { Providers } from './providers';
import { Router } from './router';

// Zod compiles objects with `new Function`, which our content security policy forbids and the browser would report.
// It reads this when it arrives, with the first page that has a form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
seedQueries(queryClient, readInitialData());

const app = (
  <Providers queryClient={queryClient}>
    <Router />
  </Providers>
);

/** The chunks that the page's head asks for; a part whose file could not be fetched says so in its place. */
const hintedChunks = () =>
  Promise.allSettled(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
      ({ href }) => import(/* @vite-ignore */ href) as Promise<unknown>,
    ),
  );

/** Makes the page that the server has drawn answer. Where it differs from ours, React draws it anew, and says so. */
const comeAlive = () => {
  takeEarlyPresses();
  hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
};

if (root.hasChildNodes()) {
  // All of the page's code comes first, so that all of it answers from the same moment on.
  void hintedChunks().then(comeAlive);
} else {
  takeEarlyPresses();
  createRoot(root).render(app);
}
