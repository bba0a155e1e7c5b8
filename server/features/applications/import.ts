import { applicationLimits as limits, type ImportedApplication } from '#shared/applications/schema';
import type { ClosedReason, Stage } from '#shared/applications/stages';
import type { UserId } from '../../db/schema/users';
import * as repository from './repository';
import { appliedDay, requireStage, stagesOf, storedDetails, tooMany, type ApplicationsDeps } from './service';

/** Noon of a day in Manila, but no later than now. */
const noonOf = (day: string, now: Date) =>
  new Date(Math.min(Date.parse(`${day}T12:00:00+08:00`), now.getTime()));

/**
 * Adds the applications of a file, all or none. Each has the history that the file tells, or begins it in its stage. Throws CONFLICT
 * beyond the limit.
 */
export const importApplications = (
  { db, clock }: ApplicationsDeps,
  owner: UserId,
  imported: readonly ImportedApplication[],
): Promise<{ added: number }> => {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await repository.lockOwner(tx, owner);
    const have = await repository.countOwned(tx, owner);
    if (have + imported.length > limits.applications) throw tooMany(have, 'the others');
    const stages = await stagesOf(tx, owner);
    const stageOf = async (id: string) =>
      stages.find((one) => one.id === id) ?? (await requireStage(tx, owner, { id, field: 'stage' }));
    const values = [];
    const histories: { stage: Stage; reason: ClosedReason | null; changedAt: Date }[][] = [];
    for (const { stage: id, closedReason, history, ...details } of imported) {
      const stage = await stageOf(id);
      const steps = [];
      for (const step of history)
        steps.push({
          stage: await stageOf(step.stage),
          reason: step.closedReason,
          changedAt: noonOf(step.on, now),
        });
      if (steps.length === 0) steps.push({ stage, reason: closedReason, changedAt: now });
      histories.push(steps);
      values.push({
        ...storedDetails(details),
        userId: owner,
        stage: stage.id,
        closedReason,
        appliedOn: details.appliedOn ?? appliedDay(stage, now),
        stageChangedAt: steps.at(-1)?.changedAt ?? now,
        createdAt: now,
        updatedAt: now,
      });
    }
    const rows = await repository.insertApplications(tx, values);
    await repository.insertChanges(
      tx,
      rows.flatMap(({ id }, index) =>
        (histories[index] ?? []).map(({ stage, reason, changedAt }, at, steps) => ({
          applicationId: id,
          userId: owner,
          from: steps[at - 1]?.stage.id ?? null,
          fromName: steps[at - 1]?.stage.name ?? null,
          to: stage.id,
          toName: stage.name,
          toCountsAs: stage.countsAs,
          reason,
          changedAt,
        })),
      ),
    );
    return { added: rows.length };
  });
};
