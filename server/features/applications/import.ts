import { applicationLimits as limits, type ImportedApplication } from '#shared/applications/schema';
import type { FixedStage } from '#shared/applications/stages';
import type { UserId } from '../../db/schema/users';
import * as repository from './repository';
import { appliedDay, requireStage, stagesOf, storedDetails, tooMany, type ApplicationsDeps } from './service';

/** Adds the applications of a file, all or none. Each begins its history in its stage. Throws CONFLICT beyond the limit. */
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
    const values = [];
    const countsAs: FixedStage[] = [];
    for (const { stage: id, closedReason, ...details } of imported) {
      const stage =
        stages.find((one) => one.id === id) ?? (await requireStage(tx, owner, { id, field: 'stage' }));
      countsAs.push(stage.countsAs);
      values.push({
        ...storedDetails(details),
        userId: owner,
        stage: stage.id,
        closedReason,
        appliedOn: details.appliedOn ?? appliedDay(stage, now),
        stageChangedAt: now,
        createdAt: now,
        updatedAt: now,
      });
    }
    const rows = await repository.insertApplications(tx, values);
    await repository.insertChanges(
      tx,
      rows.map(({ id, stage, closedReason }, index) => ({
        applicationId: id,
        userId: owner,
        from: null,
        fromName: null,
        to: stage,
        toName: stages.find((one) => one.id === stage)?.name ?? stage,
        toCountsAs: countsAs[index] ?? 'saved',
        reason: closedReason,
        changedAt: now,
      })),
    );
    return { added: rows.length };
  });
};
