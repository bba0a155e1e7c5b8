import { candidateNumber } from '#shared/candidates/number';
import type { AppDeps } from './app-deps';
import { readCandidate } from './features/candidates/service';
import type { BulkDeps } from './features/letterheads/bulk';

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
  readCandidate: async (tx, which) => {
    const row = await readCandidate(tx, which);
    return row && { ...row, number: candidateNumber(row.number) };
  },
  draw: (owner, job) => pdfDrawing.draw(owner, job),
});
