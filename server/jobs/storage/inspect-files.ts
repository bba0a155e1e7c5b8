import type { AppDeps } from '../../app-deps';
import { findInStored } from '../../features/credentials/files/stored-file';
import { inspectionVersion } from '../../features/credentials/files/pdf-findings';
import { pdfsToInspect, recordInspection } from '../../features/credentials/repository';
import { every } from '../every';

type InspectDeps = Pick<AppDeps, 'database' | 'storage' | 'logger'>;

const batch = 20;

/**
 * Inspects stored PDFs that were uploaded before the present rules. Until then they are downloads. Safe in many processes: the
 * result of a file is always the same. Returns how many.
 */
export const inspectFiles = async (
  { database: { db }, storage, logger }: InspectDeps,
  stopping?: AbortSignal,
): Promise<number> => {
  let inspected = 0;
  let last: string | null = null;
  for (;;) {
    const files: Awaited<ReturnType<typeof pdfsToInspect>> = await pdfsToInspect(
      db,
      inspectionVersion,
      last,
      batch,
    );
    for (const { id, storageKey } of files) {
      if (stopping?.aborted) return inspected;
      try {
        const finding = await findInStored({ storage }, storageKey);
        await recordInspection(db, id, { finding, inspectionVersion });
        inspected += 1;
      } catch (error) {
        // It stays a download, and the next run tries again.
        logger.warn({ err: error, credential: id }, 'a stored file was not inspected');
      }
      last = id;
    }
    if (files.length < batch) return inspected;
  }
};

export const startInspectingFiles = (deps: InspectDeps) =>
  every({
    name: 'file inspection',
    failure: 'stored files were not inspected',
    everyMs: 60 * 60 * 1000,
    logger: deps.logger,
    run: async (stopping) => {
      const inspected = await inspectFiles(deps, stopping);
      if (inspected > 0) deps.logger.info({ inspected }, 'inspected stored files');
    },
  });
