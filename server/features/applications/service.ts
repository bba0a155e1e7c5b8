import { companyKey } from '#shared/applications/company-key';
import {
  applicationLimits as limits,
  cardsPerStage,
  type Application,
  type ApplicationChoices,
  type ApplicationDetails,
  type ApplicationSave,
  type ApplicationsPage,
  type ApplicationsSelection,
  type ApplicationSummary,
  type Board,
  type NewApplication,
  type OwnStageDetails,
  type StageMove,
  type StageOrder,
} from '#shared/applications/schema';
import { allStages, fixedStages, type ClosedReason, type Stage } from '#shared/applications/stages';
import { parseId } from '#shared/http/path-text';
import { manilaDay } from '#shared/manila-day';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { ApplicationRow } from '../../db/schema/applications';
import type { UserId } from '../../db/schema/users';
import { AppError, notFound } from '../../http/errors/app-error';
import * as repository from './repository';

export interface ApplicationsDeps {
  db: Db;
  clock: Clock;
  /** Deletes what was sent with an application that is being deleted. */
  deleteSentWith: (tx: Db, owner: UserId, application: string, now: Date) => Promise<void>;
}

const toSummary = (row: repository.SummaryRow): ApplicationSummary => ({
  ...row,
  stageChangedAt: row.stageChangedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const toApplication = async (db: Db, row: ApplicationRow): Promise<Application> => {
  const history = await repository.listChanges(db, row.userId, row.id);
  return {
    ...row,
    ...toSummary(row),
    history: history.map((change) => ({ ...change, changedAt: change.changedAt.toISOString() })),
  };
};

const missing = () => notFound('This application');

const existing = async (db: Db, owner: UserId, id: string): Promise<ApplicationRow> => {
  const known = parseId(id);
  const row = known === undefined ? undefined : await repository.findOwned(db, owner, known);
  if (!row) throw missing();
  return row;
};

export const listApplications = async ({ db }: ApplicationsDeps, owner: UserId, query: ApplicationsPage) => {
  const found = await repository.listPage(db, owner, query);
  const before = (query.page - 1) * query.pageSize;
  // Where the page says how many there are, they are not searched a second time.
  const isLast = found.length < query.pageSize && (found.length > 0 || before === 0);
  const total = isLast ? before + found.length : await repository.countSelected(db, owner, query);
  return { applications: found.map(toSummary), total };
};

export const stagesOf = async (db: Db, owner: UserId): Promise<Stage[]> =>
  allStages(await repository.listStages(db, owner));

export const getBoard = async (
  { db }: ApplicationsDeps,
  owner: UserId,
  selection: ApplicationsSelection,
): Promise<Board> => {
  const cards = await repository.listByStage(db, owner, selection, cardsPerStage);
  const columns = (await stagesOf(db, owner)).map(({ id, name, countsAs }) => {
    const own = cards.filter(({ stage }) => stage === id);
    return { stage: id, name, countsAs, total: own[0]?.inStage ?? 0, applications: own.map(toSummary) };
  });
  return { columns };
};

export const getChoices = async ({ db }: ApplicationsDeps, owner: UserId): Promise<ApplicationChoices> => {
  const counts = await repository.countByStage(db, owner);
  return {
    stages: (await repository.listStages(db, owner)).map((stage) => ({
      ...stage,
      applications: counts.get(stage.id) ?? 0,
    })),
    tags: await repository.listTags(db, owner),
    sources: await repository.listSources(db, owner),
  };
};

export const getApplication = async ({ db }: ApplicationsDeps, owner: UserId, id: string) =>
  toApplication(db, await existing(db, owner, id));

/** Throws VALIDATION_FAILED for what is no stage of the owner's. */
export const requireStage = async (
  db: Db,
  owner: UserId,
  { id, field }: { id: string; field: string },
): Promise<Stage> => {
  const stage = (await stagesOf(db, owner)).find((one) => one.id === id);
  if (stage) return stage;
  const message = 'This stage is gone. Please choose another one.';
  throw new AppError('VALIDATION_FAILED', message, { fields: { [field]: message } });
};

/** The day of applying of what enters a stage: nothing comes after Applied without it. Something Saved may be closed. */
export const appliedDay = ({ countsAs }: Stage, now: Date) =>
  countsAs === 'saved' || countsAs === 'closed' ? null : manilaDay(now);

const tagsOf = (tags: string[]) => [...new Set(tags)];

export const storedDetails = ({ tags, company, ...details }: ApplicationDetails) => ({
  ...details,
  company,
  companyKey: companyKey(company),
  tags: tagsOf(tags),
});

export const tooMany = (have: number, what: string) =>
  new AppError(
    'CONFLICT',
    `You have ${have.toLocaleString('en-US')} applications${have >= limits.applications ? ', the most that an account can hold' : `, and an account can hold ${limits.applications.toLocaleString('en-US')}`}. Delete some that you no longer need, then add ${what}.`,
  );

/** Throws CONFLICT where the user has as many as an account can hold. */
export const createApplication = (
  { db, clock }: ApplicationsDeps,
  owner: UserId,
  { stage: stageId, ...details }: NewApplication,
): Promise<Application> => {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await repository.lockOwner(tx, owner);
    const have = await repository.countOwned(tx, owner);
    if (have >= limits.applications) throw tooMany(have, 'this one');
    const stage = await requireStage(tx, owner, { id: stageId, field: 'stage' });
    const row = await repository.insertApplication(tx, {
      ...storedDetails(details),
      userId: owner,
      stage: stage.id,
      closedReason: null,
      appliedOn: details.appliedOn ?? appliedDay(stage, now),
      stageChangedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await repository.insertChanges(tx, [
      {
        applicationId: row.id,
        userId: owner,
        from: null,
        fromName: null,
        to: stage.id,
        toName: stage.name,
        toCountsAs: stage.countsAs,
        reason: null,
        changedAt: now,
      },
    ]);
    return toApplication(tx, row);
  });
};

const changedElsewhere = () =>
  new AppError(
    'CONFLICT',
    'This application was changed on another device or tab. Nothing was overwritten: load the newer version, then repeat your change.',
  );

export const saveApplication = async (
  { db, clock }: ApplicationsDeps,
  owner: UserId,
  id: string,
  { version, ...details }: ApplicationSave,
): Promise<Application> => {
  const { id: known } = await existing(db, owner, id);
  const row = await repository.updateVersion(db, owner, known, version, {
    ...storedDetails(details),
    updatedAt: clock.now(),
  });
  if (!row) throw changedElsewhere();
  return toApplication(db, row);
};

export const moveApplication = (
  { db, clock }: ApplicationsDeps,
  owner: UserId,
  id: string,
  { to, reason, version }: StageMove,
): Promise<Application> => {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await repository.lockOwner(tx, owner);
    const before = await existing(tx, owner, id);
    if (before.version !== version) throw changedElsewhere();
    if (before.stage === to && before.closedReason === reason) return toApplication(tx, before);
    const stages = await stagesOf(tx, owner);
    const target = await requireStage(tx, owner, { id: to, field: 'to' });
    const history = await repository.listChanges(tx, owner, before.id);
    if (history.length >= limits.changes) {
      throw new AppError(
        'CONFLICT',
        `This application has changed its stage ${limits.changes} times, the most that are kept. Add it again as a new application to go on.`,
      );
    }
    const row = await changeStage(tx, before, {
      fromName: stages.find((stage) => stage.id === before.stage)?.name ?? before.stage,
      target,
      reason,
      appliedOn: appliedDay(target, now),
      now,
    });
    return toApplication(tx, row);
  });
};

/** Moves it, with a row in its history. Its applied day can be set to another; it is never replaced. */
const changeStage = async (
  tx: Db,
  before: ApplicationRow,
  {
    fromName,
    target,
    reason,
    appliedOn,
    now,
  }: {
    fromName: string;
    target: Stage;
    reason: ClosedReason | null;
    appliedOn: string | null;
    now: Date;
  },
): Promise<ApplicationRow> => {
  const { userId, id, version } = before;
  const row = await repository.updateVersion(tx, userId, id, version, {
    stage: target.id,
    closedReason: reason,
    appliedOn: before.appliedOn ?? appliedOn,
    stageChangedAt: now,
    updatedAt: now,
  });
  if (!row) throw changedElsewhere();
  await repository.insertChanges(tx, [
    {
      applicationId: id,
      userId,
      from: before.stage,
      fromName,
      to: target.id,
      toName: target.name,
      toCountsAs: target.countsAs,
      reason,
      changedAt: now,
    },
  ]);
  return row;
};

/**
 * Moves an application that is before Applied there, on the day that something was sent with it. Locks the owner. Throws
 * NOT_FOUND for what is not theirs.
 */
export const markApplied = async (
  tx: Db,
  owner: UserId,
  { id, day, now }: { id: string; day: string; now: Date },
): Promise<void> => {
  await repository.lockOwner(tx, owner);
  const before = await existing(tx, owner, id);
  const stage = (await stagesOf(tx, owner)).find((one) => one.id === before.stage);
  if (stage?.countsAs !== 'saved') return;
  const target = { id: 'applied', name: fixedStages.applied, countsAs: 'applied' } as const;
  await changeStage(tx, before, { fromName: stage.name, target, reason: null, appliedOn: day, now });
};

/** Stops saying 'no word for 14 days' of an application. Throws NOT_FOUND. */
export const muteApplication = async ({ db }: ApplicationsDeps, owner: UserId, id: string): Promise<void> => {
  const known = parseId(id);
  if (known === undefined || !(await repository.muteOwned(db, owner, known))) throw missing();
};

export const deleteApplication = (
  { db, clock, deleteSentWith }: ApplicationsDeps,
  owner: UserId,
  id: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const known = parseId(id);
    if (known === undefined) throw missing();
    // Nothing is sent with it meanwhile: a file without a row would stay.
    await repository.lockOwner(tx, owner);
    await deleteSentWith(tx, owner, known, clock.now());
    if (!(await repository.deleteOwned(tx, owner, known))) throw missing();
  });

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Throws VALIDATION_FAILED for a name that another stage has. */
const requireFreeName = async (tx: Db, owner: UserId, name: string, except?: string) => {
  const taken = (await stagesOf(tx, owner)).some(
    (stage) => stage.id !== except && sameName(stage.name, name),
  );
  if (!taken) return;
  const message = 'Another stage has this name';
  throw new AppError('VALIDATION_FAILED', message, { fields: { name: message } });
};

export const createStage = ({ db, clock }: ApplicationsDeps, owner: UserId, details: OwnStageDetails) =>
  db.transaction(async (tx) => {
    await repository.lockOwner(tx, owner);
    const stages = await repository.listStages(tx, owner);
    if (stages.length >= limits.ownStages) {
      throw new AppError(
        'CONFLICT',
        `You have ${limits.ownStages} stages of your own, the most that a board can hold. Delete one to add another.`,
      );
    }
    await requireFreeName(tx, owner, details.name);
    const position = stages.filter(({ follows }) => follows === details.follows).length;
    const row = await repository.insertStage(tx, {
      ...details,
      position,
      userId: owner,
      createdAt: clock.now(),
    });
    return { ...row, applications: 0 };
  });

const missingStage = () => notFound('This stage');

export const updateStage = ({ db }: ApplicationsDeps, owner: UserId, id: string, details: OwnStageDetails) =>
  db.transaction(async (tx) => {
    const known = parseId(id);
    if (known === undefined) throw missingStage();
    await repository.lockOwner(tx, owner);
    await requireFreeName(tx, owner, details.name, known);
    const row = await repository.updateStage(tx, owner, known, details);
    if (!row) throw missingStage();
    return { ...row, applications: (await repository.countByStage(tx, owner)).get(known) ?? 0 };
  });

/** Puts the own stages into another order. Throws CONFLICT where they are not all of the owner's. */
export const arrangeStages = ({ db }: ApplicationsDeps, owner: UserId, order: StageOrder): Promise<void> =>
  db.transaction(async (tx) => {
    await repository.lockOwner(tx, owner);
    const own = (await repository.listStages(tx, owner)).map(({ id }) => id).toSorted();
    const given = order.stages.map(({ id }) => id).toSorted();
    if (own.join() !== given.join()) {
      throw new AppError(
        'CONFLICT',
        'Your stages were changed on another device or tab. Load the page again, then repeat your change.',
      );
    }
    for (const [position, { id, follows }] of order.stages.entries())
      await repository.updateStage(tx, owner, id, { follows, position });
  });

/** Moves the stage's applications to `moveTo`, each with an entry in its history. Throws CONFLICT where there are some and it is null. */
export const deleteStage = (
  { db, clock }: ApplicationsDeps,
  owner: UserId,
  id: string,
  moveTo: string | null,
): Promise<void> => {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await repository.lockOwner(tx, owner);
    const stage = (await repository.listStages(tx, owner)).find((one) => one.id === id);
    if (!stage) throw missingStage();
    const inIt = (await repository.countByStage(tx, owner)).get(stage.id) ?? 0;
    if (inIt > 0) {
      if (moveTo === null || moveTo === stage.id || moveTo === 'closed') {
        throw new AppError(
          'CONFLICT',
          `${inIt === 1 ? 'One application is' : `${inIt} applications are`} in '${stage.name}'. Choose the stage where ${inIt === 1 ? 'it goes' : 'they go'}; Closed needs a reason for each.`,
        );
      }
      const target = await requireStage(tx, owner, { id: moveTo, field: 'moveTo' });
      const moved = await repository.moveAll(tx, owner, {
        from: stage.id,
        to: target.id,
        at: now,
        appliedOn: appliedDay(target, now),
      });
      await repository.insertChanges(
        tx,
        moved.map((applicationId) => ({
          applicationId,
          userId: owner,
          from: stage.id,
          fromName: stage.name,
          to: target.id,
          toName: target.name,
          toCountsAs: target.countsAs,
          reason: null,
          changedAt: now,
        })),
      );
    }
    await repository.deleteStage(tx, owner, stage.id);
  });
};
