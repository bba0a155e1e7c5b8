import { createRoot } from 'react-dom/client';
import '../index.css';
import { createQueryClient } from '../lib/query-client';
import { seedQueries } from './initial-data';
import { Providers } from './providers';
import { Router } from './router';

// Zod compiles objects with `new Function`, which our content security policy forbids and the browser would report.
// It reads this when it arrives, with the first page that has a form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
seedQueries(queryClient);

createRoot(root).render(
  <Providers queryClient={queryClient}>
    <Router />
  </Providers>,
);
