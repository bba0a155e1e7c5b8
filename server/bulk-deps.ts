import { candidateNumber } from '#shared/candidates/number';
import type { AppDeps } from './app-deps';
import { readCandidate, readCandidates } from './features/candidates/service';
import { drawDocument, type BulkDeps } from './features/letterheads/bulk';
import { markPresented } from './features/job-orders/service';
import type { PresentationsDeps } from './features/presentations/presentations-deps';

/** What drawing candidates' documents needs of other features, for its calls and its job. */
export const bulkDepsOf = ({
  database: { db },
  clock,
  logger,
  pdfDrawing,
}: Pick<AppDeps, 'database' | 'clock' | 'logger' | 'pdfDrawing'>): BulkDeps => ({
  db,
  clock,
  logger,
  readCandidates: async (tx, which) =>
    (await readCandidates(tx, which)).map((row) => ({ ...row, number: candidateNumber(row.number) })),
  draw: (owner, job) => pdfDrawing.draw(owner, job),
});

/** The same for presentations, whose documents are drawn as those of sets. */
export const presentationsDepsOf = (
  deps: Pick<AppDeps, 'database' | 'clock' | 'logger' | 'pdfDrawing'>,
  bulk = bulkDepsOf(deps),
): PresentationsDeps => ({
  db: bulk.db,
  clock: bulk.clock,
  logger: bulk.logger,
  readCandidate,
  readCandidates,
  drawDocument: (request) => drawDocument(bulk, request),
  markPresented,
});
