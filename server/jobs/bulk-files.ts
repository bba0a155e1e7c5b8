import type { AppDeps } from '../app-deps';
import { runBulkFiles } from '../features/letterheads/bulk';
import { drawPresented } from '../features/presentations/drawing';
import { bulkDepsOf, presentationsDepsOf } from '../bulk-deps';
import { every } from './every';

type Deps = Pick<AppDeps, 'database' | 'clock' | 'clockCheck' | 'logger' | 'pdfDrawing'>;

/** Draws the documents of presentations and sets that wait, and deletes those that are over; any number of processes may. Returns how to stop. */
export const startDrawingBulkFiles = (deps: Deps) =>
  every({
    name: 'documents of teams',
    failure: 'documents of teams were not drawn',
    everyMs: 5000,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    recovery: 'documents of teams are drawn again',
    run: async (stopping) => {
      // A client may be waiting for a presentation.
      await drawPresented(presentationsDepsOf(deps), stopping);
      await runBulkFiles(bulkDepsOf(deps), stopping);
    },
  });
