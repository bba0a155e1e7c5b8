import { defaultPattern } from '#shared/document/presented/file-pattern';
import { manilaDay } from '#shared/manila-day';
import { presentedFacts } from '#shared/presentations/facts';
import { presentationLimits, presentationMessages as messages } from '#shared/presentations/schema';
import { AppError, isBusy } from '../../http/errors/app-error';
import type { DrawingDeps } from './presentations-deps';
import * as repository from './repository';

/** A process that draws a document for longer than this is taken for gone. */
const staleMs = 2 * 60 * 1000;
const maxAttempts = 3;

/**
 * Draws and freezes one waiting document of any presentation; false where none waits. Safe in many processes at once. Who may not be
 * presented any more loses their row.
 */
export const drawNextPresented = async (deps: DrawingDeps): Promise<boolean> => {
  const { db, clock, logger, readCandidate } = deps;
  const now = clock.now();
  const claimed = await db.transaction((tx) =>
    repository.claimNext(tx, { now, staleBefore: new Date(now.getTime() - staleMs) }),
  );
  if (!claimed) return false;
  const { row, presentation } = claimed;
  const { organizationId, blind, createdBy } = presentation;
  const which = { organizationId, candidateId: row.candidateId };
  try {
    const drawn = await deps.drawDocument({
      ...which,
      blind,
      // The shares of drawing are by account; that of a member who is gone is the team's own.
      drawnFor: createdBy ?? organizationId,
      pattern: defaultPattern,
      day: manilaDay(presentation.createdAt),
    });
    await db.transaction(async (tx) => {
      // A withdrawal while it was drawn counts.
      const still = drawn && (await readCandidate(tx, { ...which, now: clock.now() }));
      if (!still) return repository.deleteRow(tx, row);
      await repository.endRow(tx, row, {
        state: 'done',
        fileName: drawn.name,
        facts: presentedFacts(drawn.candidate, still, blind),
        bytes: Buffer.from(drawn.bytes),
      });
    });
  } catch (error) {
    // Many are being drawn: the next run goes on, and this was no try.
    if (isBusy(error)) {
      await repository.endRow(db, row, { state: 'waiting', attempts: row.attempts - 1 });
      return false;
    }
    const refusal = error instanceof AppError && error.code === 'CONFLICT' ? error.message : undefined;
    if (refusal === undefined)
      logger.warn({ err: error, presentation: presentation.id }, 'a presented document was not drawn');
    const isOver = refusal !== undefined || row.attempts >= maxAttempts;
    await repository.endRow(
      db,
      row,
      isOver ? { state: 'failed', problem: refusal ?? messages.failed } : { state: 'waiting' },
    );
  }
  return true;
};

/** Draws what waits until nothing does, and deletes presentations that ended long ago. */
export const drawPresented = async (deps: DrawingDeps, stopping?: AbortSignal): Promise<void> => {
  const keptMs = presentationLimits.daysKept * 24 * 60 * 60 * 1000;
  await repository.deleteEndedBefore(deps.db, new Date(deps.clock.now().getTime() - keptMs));
  while (!stopping?.aborted && (await drawNextPresented(deps)));
};
