// First: see there.
import './zod-without-eval';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../index.css';
import { actAs } from '../lib/api/acting-user';
import { createQueryClient } from '../lib/api/query-client';
import { takeEarlyPresses } from './early-presses';
import { readInitialData, seedQueries } from './initial-data';
import { Providers } from './providers';
import { preloadPage, Router } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const maxBlankMs = 500;

const queryClient = createQueryClient();
const initialData = readInitialData();
seedQueries(queryClient, initialData);
// Before anything is drawn: what a screen reads of this browser's storage is the user's.
actAs(initialData.currentUser?.id ?? null);

const app = (
  <Providers queryClient={queryClient}>
    <Router />
  </Providers>
);

// On a hydration mismatch React renders the page again and reports it.
const hydrate = () => {
  takeEarlyPresses();
  hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
};

if (root.hasChildNodes()) {
  // Load the page's chunks first, so that the whole page hydrates at once.
  void preloadPage(window.location.pathname, initialData.currentUser).then(hydrate);
} else {
  takeEarlyPresses();
  const render = () => createRoot(root).render(app);
  // A user's page is drawn once, with its code, which arrives together with this one; if it takes longer, behind the spinner.
  const soon = new Promise((resolve) => setTimeout(resolve, maxBlankMs));
  if (initialData.currentUser)
    void Promise.race([preloadPage(window.location.pathname, initialData.currentUser), soon]).then(render);
  else render();
}
